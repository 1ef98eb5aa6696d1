import type { BonusRequestAnswer } from '@grandstand/shared-types/wire/bonuses/offers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { meQuery, refreshAccount } from '../../../api/queries.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { STATUS, useStatus } from '../../status/index.ts'

/** Asks for bonuses; the status popup says how it goes, and offers, own bonuses and balance are read again. */
export function useBonusRequest(send: () => Promise<BonusRequestAnswer>, onDone?: () => void) {
  const { t } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const status = useStatus()
  const { data: me } = useQuery(meQuery)
  return useMutation({
    mutationFn: () => {
      status.show(STATUS.wait)
      return send()
    },
    onSuccess: ({ grantId }) => {
      onDone?.()
      status.show(STATUS.success, t(grantId === null ? 'bonuses.sent' : 'bonuses.received'))
    },
    onError: (error) => status.fail(error, failureText(error, t, format, me?.currency)),
    // also after a refusal, which says that something had changed meanwhile; nobody has to wait for it to ask again
    onSettled: () => void refreshAccount(client),
  })
}

/** Takes a request back that waits. */
export function useTakeBack(requestId: number | null) {
  const { t } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const status = useStatus()
  const { data: me } = useQuery(meQuery)
  return useMutation({
    mutationFn: () =>
      call('POST /v1/me/bonus-requests/:id/cancel', { params: { id: requestId ?? 0 } }),
    onSuccess: () => status.show(STATUS.success, t('bonuses.takenBack')),
    onError: (error) => status.fail(error, failureText(error, t, format, me?.currency)),
    onSettled: () => void refreshAccount(client),
  })
}

export const sendRequest = (bonusId: number) =>
  call('POST /v1/me/bonus-requests', { body: { bonusId } })
