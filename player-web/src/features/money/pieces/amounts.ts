/** Amounts of a payment form as text, and those that it offers. Amounts in minor units. */
import { amountFault, type AmountBounds } from '@grandstand/shared-types/payments/amounts'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type { PaymentCategoryView } from '@grandstand/shared-types/wire/money/payments'

const MOST_CHIPS = 5
const ROUND = [1, 2.5, 5]
const STEPS_MINOR = [1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000]
const ROUND_AMOUNTS = STEPS_MINOR.flatMap((step) => ROUND.map((figure) => figure * step))
/** Below it, players choose no round amount. */
const SMALLEST_CHIP = 5_000

/** The typed amount; NaN for a text that is none. */
export const minorOf = (text: string, language: string): number =>
  parseMoney(text, language) ?? Number.NaN

/** Amounts to choose with one tap, lowest first: the least one, then round ones up to the most one and `mostMinor`. */
export function chipAmounts(
  direction: PaymentDirection,
  bounds: AmountBounds,
  mostMinor = Number.POSITIVE_INFINITY
): number[] {
  const isOpen = (amount: number) =>
    amount <= mostMinor && amountFault(direction, amount, bounds) === null
  const round = ROUND_AMOUNTS.filter((amount) => amount >= SMALLEST_CHIP)
  return [...new Set([bounds.minMinor, ...round])].filter(isOpen).slice(0, MOST_CHIPS)
}

/** The bounds of a category: its own, and where it has none, those of its methods together; 0 for none. */
export function boundsOf({ minMinor, maxMinor, methods }: PaymentCategoryView): AmountBounds {
  const lowest = methods.map((method) => method.minMinor)
  const highest = methods.map((method) => method.maxMinor)
  return {
    minMinor: minMinor || (methods.length > 0 ? Math.min(...lowest) : 0),
    maxMinor: maxMinor || (highest.includes(0) ? 0 : Math.max(0, ...highest)),
  }
}
