import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { useDeskPrinter } from '../printer/useDeskPrinter.ts'
import { preferencesAtom } from '../settings/preferences.ts'
import { STATUS, useStatus } from '../../status/index.ts'
import { useDeskAct } from '../status/useDeskAct.ts'
import { useDeskError } from '../useDeskError.ts'

/** Cuts a bill; prints bills, and prints a new bill at once where the desk has a printer. */
export function useBillActs() {
  const { t } = useTranslation()
  const status = useStatus()
  const errorText = useDeskError()
  const client = useQueryClient()
  const printAtDesk = useDeskPrinter()
  const { printer } = useAtomValue(preferencesAtom)
  const print = useMutation({
    mutationFn: async (billId: number) => {
      const order = { params: { id: billId }, key: randomKey() }
      await printAtDesk(await call('POST /v1/desk/bills/:id/prints', order))
    },
    onError: (error) => status.show(STATUS.warning, errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['desk', 'bills'] }),
  })
  const printNew = (billId: number) => {
    if (printer) print.mutate(billId)
  }
  const cut = useDeskAct({
    send: (_order: null, key) => call('POST /v1/desk/bills', { key }),
    done: ({ billNumber }) => t('desk.billCut', { bill: billNumber }),
    onDone: ({ id }) => printNew(id),
  })
  return { cut, print, printNew }
}
