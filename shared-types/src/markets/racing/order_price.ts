/** Prices of the first runners in order, which no row has: each is computed from the prices to win (rules 19.13). */
import { ordersOf } from './combinations.ts'
import type { RunnerStatus } from '../../racing/field/runner.ts'
import { orderChance, winChances, type PricedRunner, type WinChances } from './order_chances.ts'
import { runnersInOrder } from '../model/order_key.ts'
import { orderTermsOf, type OrderTerms } from '../model/order_market.ts'

const LEAST_MILLI = 1010
/** Prices of the house have two decimals. */
const STEP_MILLI = 10
/** Less than any step, more than what a division leaves behind. */
const SLACK = 1e-6

/** A runner of the card, and an outcome of the market to win, as far as prices read them. */
export interface CardRunner {
  number: number
  status: RunnerStatus
  entry: number | null
}
interface ToWin {
  key: string
  oddsMilli: number
  active: boolean
}

/** The runners that run with their prices to win; a price that is closed counts as none. */
export const pricedRunners = (
  card: readonly CardRunner[],
  toWin: readonly ToWin[]
): PricedRunner[] =>
  card
    .filter(({ status }) => status === 'declared')
    .map(({ number, entry }) => {
      const outcome = toWin.find(({ key, active }) => active && key === String(number))
      return { number, entry, oddsMilli: outcome?.oddsMilli ?? null }
    })

export interface OrderMarketTerms {
  marketTypeId: number
  /** Of each position, in whole percent from 0. */
  marginPercent: number
}

/**
 * The price of an outcome in thousandths: 1 / chance, divided by 1 + margin once for each position, rounded down to two decimals,
 * from 1.01 to the highest price of the type. Null where it is not sold: a runner has no price or does not run, or two are of one
 * entry.
 */
export function orderPriceMilli(
  key: string,
  { marketTypeId, marginPercent }: OrderMarketTerms,
  runners: readonly PricedRunner[]
): number | null {
  const terms = orderTermsOf(marketTypeId)
  const named = terms && runnersInOrder(key, terms)
  const chances = winChances(runners)
  const chance = named && chances && chanceOf(named, terms, chances)
  if (!terms || !chance) return null
  const overround = (1 + marginPercent / 100) ** terms.runners
  const steps = Math.floor(1000 / (chance * overround * STEP_MILLI) + SLACK)
  return Math.min(terms.highestMilli, Math.max(LEAST_MILLI, steps * STEP_MILLI))
}

/** In any order the chances of all orders together. */
function chanceOf(
  runners: readonly number[],
  { isAnyOrder }: OrderTerms,
  chances: WinChances
): number | null {
  if (!isAnyOrder) return orderChance(chances, runners)
  return ordersOf(runners, runners.length).reduce<number | null>((total, order) => {
    const one = orderChance(chances, order)
    return total === null || one === null ? null : total + one
  }, 0)
}
