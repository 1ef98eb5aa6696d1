/** The price that a won selection is paid, where it is not the price taken: a deduction, and the place of an each-way bet. */

export interface PricedSelection {
  /** The price taken, in thousandths. */
  oddsMilli: number
  /** What a withdrawn runner takes off the profit, in whole percent from 0 to 90 (rules 19.8). */
  deductionPercent?: number
  /** The selection stands for its place part, which pays `1 / divisor` of the profit (rules 19.5). */
  place?: { divisor: number }
}

/** Whether the price taken is the price paid. */
export const isPaidInFull = ({ deductionPercent, place }: PricedSelection): boolean =>
  !deductionPercent && !place

/**
 * `1 + (odds - 1) x (100 - deduction) / 100 / divisor`, exact: whole odds counted in a unit that is never rounded. The unit is
 * thousandths for a selection that is paid in full.
 */
export function paidOdds(selection: PricedSelection): { odds: number; unit: number } {
  const { oddsMilli, deductionPercent = 0, place } = selection
  if (isPaidInFull(selection)) return { odds: oddsMilli, unit: 1000 }
  const unit = 1000 * 100 * (place?.divisor ?? 1)
  return { odds: unit + (oddsMilli - 1000) * (100 - deductionPercent), unit }
}
