/** The chances of runners to be first, and of several to be the first in order, read from the prices to win (rules 19.13). */

export interface PricedRunner {
  number: number
  /** Coupled runners have the same one; null for a runner by itself. */
  entry: number | null
  /** Its price to win, in thousandths; null where it has none. */
  oddsMilli: number | null
}

interface Entry {
  /** The runner's own number, below 0, where it is coupled with none. */
  entry: number
  /** Share of all wins, from 0 to 1. */
  chance: number
}

/** At this price a stake returns without a profit: no bet is sold at it. */
const STAKE_MILLI = 1000

/** The entry of each runner that runs, by its number. */
export type WinChances = ReadonlyMap<number, Entry>

/**
 * The chances to win, which add up to 1 over all entries: the overround is taken out of the prices in proportion. Coupled runners are
 * one entry, at the lowest of their prices. Null while a runner has no price.
 */
export function winChances(runners: readonly PricedRunner[]): WinChances | null {
  const shares = new Map<number, number>()
  for (const { number, entry, oddsMilli } of runners) {
    if (oddsMilli === null || oddsMilli <= STAKE_MILLI) return null
    const key = entry ?? -number
    shares.set(key, Math.max(shares.get(key) ?? 0, 1 / oddsMilli))
  }
  const all = sum(shares.values())
  return new Map(
    runners.map(({ number, entry }) => {
      const key = entry ?? -number
      return [number, { entry: key, chance: (shares.get(key) ?? 0) / all }]
    })
  )
}

/**
 * The chance that these runners are the first, in this order: behind each, the others race for the next position by their chances to
 * win (Harville). Null for one that does not run, and for two of one entry.
 */
export function orderChance(chances: WinChances, runners: readonly number[]): number | null {
  const left = new Map([...chances.values()].map(({ entry, chance }) => [entry, chance]))
  let chance = 1
  for (const runner of runners) {
    const entry = chances.get(runner)?.entry
    const own = entry === undefined ? undefined : left.get(entry)
    if (entry === undefined || own === undefined) return null
    chance *= own / sum(left.values())
    left.delete(entry)
  }
  return chance
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
