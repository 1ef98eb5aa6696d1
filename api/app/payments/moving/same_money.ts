import type { Payment } from '#payments/moving/payment'

/** Whether a gateway tells of the payment's own amount and currency. A withdrawal is paid out without its fee. */
export function isSameMoney(
  { direction, amountMinor, feeMinor, currency }: Payment,
  told: { amountMinor: number; currency: string }
): boolean {
  const moved = direction === 'deposit' ? amountMinor : amountMinor - feeMinor
  return told.amountMinor === moved && told.currency === currency
}
