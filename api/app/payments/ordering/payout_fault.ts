import type { PayoutFault } from '@grandstand/shared-types/payments/payouts'
import { AppError } from '#core/errors/app_error'

/** Refusals of the amount; any other refused field says that the form has changed. */
const OF_AMOUNT = 'amountMinor'

const KEPT = [
  'methodClosed',
  'minimumAge',
  'identityNumberInUse',
  'paymentUnderWay',
  'withdrawableOnly',
  'wageringLeft',
  'minimumWithdrawal',
  'maximumWithdrawal',
  'amountTooSmall',
] as const

/** A refusal of an order as the reason of a payout that was not ordered; throws what is no refusal of an order. */
export function payoutFaultOf(error: unknown): PayoutFault {
  if (!(error instanceof AppError)) throw error
  const [field] = error.fields ?? []
  const { key, params } = field?.field === OF_AMOUNT ? field : error
  // a method that was removed is closed, too
  if (key === 'notFound') return { key: 'methodClosed', params: [] }
  if (key === 'validationFailed' || key === 'bankUnavailable') {
    return { key: 'detailsChanged', params: [] }
  }
  const kept = KEPT.find((one) => one === key)
  if (!kept) throw error
  return { key: kept, params }
}
