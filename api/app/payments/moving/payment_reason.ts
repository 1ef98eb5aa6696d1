/** How a reason stands in a payment's row: the key of an error with its parameters as JSON, or the words of staff. */
import type { ErrorParam } from '@grandstand/shared-types/core/errors'
import type { PaymentReason } from '@grandstand/shared-types/payments/reasons'
import type { Payment } from '#payments/moving/payment'

/** The columns of a reason; both null without one. */
export function reasonColumns(reason: PaymentReason | undefined) {
  if (!reason) return { reason_key: null, reason: null }
  return 'text' in reason
    ? { reason_key: null, reason: reason.text }
    : { reason_key: reason.key, reason: JSON.stringify(reason.params) }
}

/** The reason of a payment; null without one. */
export function reasonOf(row: Pick<Payment, 'reasonKey' | 'reason'>): PaymentReason | null {
  const { reasonKey: key, reason } = row
  if (key === null) return reason === null ? null : { text: reason }
  const params: ErrorParam[] = JSON.parse(reason ?? '[]')
  return { key, params }
}
