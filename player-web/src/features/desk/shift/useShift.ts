import type { ShiftCount } from '@grandstand/shared-types/wire/desk/desk'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useDeskAct } from '../status/useDeskAct.ts'
import { useTranslation } from 'react-i18next'

/** The open shift of the signed-in desk. */
export const shiftQuery = queryOptions({
  queryKey: ['desk', 'shift'],
  queryFn: ({ signal }) => call('GET /v1/desk/shift', {}, signal),
})

/** Opening and closing the shift. */
export function useShift() {
  const { t } = useTranslation()
  const format = useFormat()
  const open = useDeskAct({
    send: (body: ShiftCount, key) => call('POST /v1/desk/shifts', { body, key }),
    done: ({ expectedMinor, currency }) =>
      `${t('desk.opened')} ${format.money(expectedMinor, currency)}`,
  })
  const close = useDeskAct({
    send: (body: ShiftCount, key) => call('POST /v1/desk/shift/close', { body, key }),
    done: ({ differenceMinor, currency }) =>
      `${t('desk.closed')} ${format.money(differenceMinor, currency)}`,
  })
  return { open, close }
}
