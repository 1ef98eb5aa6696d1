/** The price that a bet is paid at (rules 19.8, 19.9). */
import { entryOf, isRunning } from '../../racing/field/field.ts'
import { deductionPercent } from '../../racing/terms/deduction.ts'
import type { Race } from './race.ts'
import type { EachWayBet, FixedPrice, PlaceBet, RacingBet, WinBet } from './racing_bet.ts'

/** `deductionPercent` of the profit are kept back. */
export interface PaidPrice {
  oddsMilli: number
  deductionPercent: number
}

/** The price of a bet to win, each way or for a place; null while a starting price that it needs is not known. */
export function priceToPay(race: Race, bet: WinBet | EachWayBet | PlaceBet): PaidPrice | null {
  const { price } = bet
  const starting = startingPrice(race, bet.runner)
  if (price.kind === 'startingPrice') {
    return starting === null ? null : { oddsMilli: starting, deductionPercent: 0 }
  }
  const fixed = { oddsMilli: price.oddsMilli, deductionPercent: deductionOf(race, bet) }
  if (price.kind === 'fixed') return fixed
  if (starting === null) return null
  return isStartingHigher(starting, fixed) ? { oddsMilli: starting, deductionPercent: 0 } : fixed
}

/** Whether the starting price, of which nothing is taken, pays more than a price after its deduction. */
export const isStartingHigher = (
  startingMilli: number,
  { oddsMilli, deductionPercent: percent }: PaidPrice
): boolean => (startingMilli - 1000) * 100 > (oddsMilli - 1000) * (100 - percent)

/** The price of any other bet, which withdrawals leave alone. */
export const fixedPrice = ({ oddsMilli }: FixedPrice): PaidPrice => ({
  oddsMilli,
  deductionPercent: 0,
})

/** What is taken off the profit of a bet at a fixed price, in whole percent from 0 to the cap. */
export function deductionOf(
  { field, rules }: Race,
  { placedAt, condition }: Pick<RacingBet, 'placedAt' | 'condition'>
): number {
  const isSubject = condition === 'dayOfRace' && rules.deductionKinds.includes(field.kind)
  return isSubject ? deductionPercent(field, placedAt, rules.deductions) : 0
}

/** Of a runner, or of one that runs coupled with it; null while it is not known. */
export function startingPrice({ field }: Pick<Race, 'field'>, runner: number): number | null {
  const [price = null] = entryOf(field, runner)
    .filter(isRunning)
    .sort((a, b) => Number(b.number === runner) - Number(a.number === runner))
    .flatMap(({ startingPriceMilli }) => startingPriceMilli ?? [])
  return price
}
