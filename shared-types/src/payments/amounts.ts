/** Bounds and fees of a payment method (rules 11.3). Pure functions; amounts in minor units. */
import type { RuleFault } from '../accounts/account_rules.ts'
import type { PaymentDirection } from './states.ts'

export interface AmountBounds {
  /** 0 for none. */
  minMinor: number
  /** 0 for none. */
  maxMinor: number
}

export interface PaymentFee {
  /** Thousandths of a percent: 1500 is 1.5 %. */
  feePercentMilli: number
  feeFixedMinor: number
}

const FAULTS = {
  deposit: { min: 'minimumDeposit', max: 'maximumDeposit' },
  withdrawal: { min: 'minimumWithdrawal', max: 'maximumWithdrawal' },
} as const

/** The bound that an amount breaks; null inside the bounds. Everything but a whole amount above 0 is `amountTooSmall`. */
export function amountFault(
  direction: PaymentDirection,
  amountMinor: number,
  { minMinor, maxMinor }: AmountBounds
): RuleFault | null {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    return { key: 'amountTooSmall', params: [Math.max(1, minMinor)] }
  }
  if (amountMinor < minMinor) return { key: FAULTS[direction].min, params: [minMinor] }
  if (maxMinor > 0 && amountMinor > maxMinor) {
    return { key: FAULTS[direction].max, params: [maxMinor] }
  }
  return null
}

/** The fee of an amount, rounded down, never above the amount. */
export function feeOf(amountMinor: number, { feePercentMilli, feeFixedMinor }: PaymentFee): number {
  const share = Number((BigInt(amountMinor) * BigInt(feePercentMilli)) / 100_000n)
  return Math.min(amountMinor, share + feeFixedMinor)
}
