import { isAllowedAddress } from '@grandstand/shared-types/payments/allowed_address'
import { isOver, type PaymentDirection } from '@grandstand/shared-types/payments/states'
import type {
  NextStep,
  PaymentAnswer,
  PaymentMethodView,
  WithdrawalOrder,
} from '@grandstand/shared-types/wire/money/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { ApiError, isUnanswered } from '../../../api/errors.ts'
import { meQuery, refreshAccount } from '../../../api/queries.ts'
import { errorText, failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { frameAtom } from '../../frames/index.ts'
import { reasonText } from '../../payments/index.ts'
import { STATUS, useStatus } from '../../status/index.ts'
import { forget, keyOf, noteTaken } from './attempts.ts'
import { asksPassword } from './passwordName.ts'

const ROUTES = { deposit: 'POST /v1/deposits', withdrawal: 'POST /v1/withdrawals' } as const

interface OrderOf {
  direction: PaymentDirection
  method: PaymentMethodView
  currency: string
  /** Called with the answer to an order that the server has taken. */
  onTaken: (answer: PaymentAnswer) => void
}

/** Sends orders of a method; the status popup says how it goes (rules 9.9), and the gateway's page opens as it wants. */
export function useOrder({ direction, method, currency, onTaken }: OrderOf) {
  const { t } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const status = useStatus()
  const lead = useLead(method.name)
  return useMutation({
    mutationFn: async (order: WithdrawalOrder): Promise<PaymentAnswer> => {
      status.show(STATUS.wait)
      const userId = client.getQueryData(meQuery.queryKey)?.id
      const { currentPassword: _secret, ...payment } = order
      const key = keyOf([userId, direction, payment])
      try {
        const answer = await call(ROUTES[direction], {
          query: { language: format.language },
          body: order,
          key,
        })
        noteTaken(key)
        return answer
      } catch (error) {
        if (!isOpenQuestion(error)) forget(key)
        throw error
      }
    },
    onSuccess: (answer) => {
      onTaken(answer)
      const { payment, next } = answer
      if (next) {
        if (lead(next)) status.close()
        else status.show(STATUS.error, t('moneyPage.strangeAddress'))
      } else if (isOver(payment.state) && payment.state !== 'paid') {
        const why = payment.reason && reasonText(payment.reason, t, format, currency)
        status.show(STATUS.error, why ?? t(`payments.state.${payment.state}`))
      } else {
        const isPaid = payment.state === 'paid'
        status.show(STATUS.success, t(isPaid ? 'payments.state.paid' : 'moneyPage.received'))
      }
      void refreshAccount(client)
    },
    onError: (error) => {
      const [field] = error instanceof ApiError ? error.fields : []
      if (asksPassword(field)) return status.close()
      status.fail(
        error,
        field ? errorText(field, t, format, currency) : failureText(error, t, format, currency)
      )
    },
  })
}

/** Whether the server may have taken the order. A gateway that failed has surely not. */
const isOpenQuestion = (error: unknown): boolean =>
  isUnanswered(error) && !(error instanceof ApiError && error.key === 'gatewayFailed')

/** Opens the gateway's page; false for an address that the method does not allow. */
function useLead(title: string): (next: NextStep) => boolean {
  const client = useQueryClient()
  const openFrame = useSetAtom(frameAtom)
  return ({ opens, url, origins }) => {
    if (!isAllowedAddress(url, origins)) return false
    switch (opens) {
      case 'redirect':
      case 'page':
        window.location.assign(url)
        break
      case 'tab':
        window.open(url, '_blank', 'noopener,noreferrer')
        break
      case 'frame':
        openFrame({
          kind: 'payment',
          title,
          content: url,
          origins,
          onClose: () => void refreshAccount(client),
        })
    }
    return true
  }
}
