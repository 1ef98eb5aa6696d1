/** Keys of outcomes that are runners in order: `3-7`, `3-7-1`; of a market in any order the lowest number first. */
import { runnerOf } from './runner_key.ts'
import type { OrderTerms } from './order_market.ts'

/** The key of these runners, the first one first. */
export const orderKey = (runners: readonly number[], { isAnyOrder }: OrderTerms): string =>
  (isAnyOrder ? [...runners].sort((a, b) => a - b) : runners).join('-')

/** The runners that a key of such a market names; null for any other text. */
export function runnersInOrder(key: string, terms: OrderTerms): number[] | null {
  const numbers = key.split('-').map(runnerOf)
  const runners = numbers.flatMap((number) => number ?? [])
  const isWhole = numbers.length === terms.runners && runners.length === numbers.length
  const areDifferent = new Set(runners).size === runners.length
  return isWhole && areDifferent && orderKey(runners, terms) === key ? runners : null
}

/** Letters of each name, by how many stand together; all of them must fit into what a coupon keeps of an outcome's name. */
const MOST_LETTERS: Readonly<Record<number, number>> = { 2: 60, 3: 38 }

function cut(name: string, together: number): string {
  const most = MOST_LETTERS[together] ?? name.length
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}

/** The runners by name: `1. Red Rum, 2. Corbiere`, in any order `Corbiere, Red Rum`. A runner without a name is its number. */
export function orderName(
  runners: readonly number[],
  { isAnyOrder }: OrderTerms,
  nameOf: (number: number) => string | undefined
): string {
  const names = runners.map((number) => cut(nameOf(number) ?? String(number), runners.length))
  return names.map((name, at) => (isAnyOrder ? name : `${at + 1}. ${name}`)).join(', ')
}
