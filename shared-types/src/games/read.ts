/** Reading bets that come from outside: a wrong value is null, never an error. */

/** Highest stake that rules compute with, in minor units; what may be staked is less, and for others to say. */
const HIGHEST_STAKE_MINOR = 1_000_000_000

/** The value as an object whose properties are unknown. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  isObject(value) ? value : null

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value as a whole number from `least` to `most`. */
export function wholeOf(value: unknown, least: number, most: number): number | null {
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value)
  return isWhole && value >= least && value <= most ? value : null
}

/** The stake of an object, in minor units above 0. */
export const stakeOf = (bet: Readonly<Record<string, unknown>> | null): number | null =>
  wholeOf(bet?.stakeMinor, 1, HIGHEST_STAKE_MINOR)

/** The value as one of the words. */
export const oneOf = <Word extends string>(value: unknown, words: readonly Word[]): Word | null =>
  words.find((word) => word === value) ?? null

/** The value as a list of whole numbers from `least` to `most`. */
export function wholesOf(value: unknown, least: number, most: number): number[] | null {
  if (!Array.isArray(value)) return null
  const wholes = value.map((item: unknown) => wholeOf(item, least, most))
  const known = wholes.filter((whole) => whole !== null)
  return known.length === wholes.length ? known : null
}

/** The value as different whole numbers from `least` to `most`, in rising order. */
export function differentOf(value: unknown, least: number, most: number): number[] | null {
  const wholes = wholesOf(value, least, most)
  const isDifferent = wholes !== null && new Set(wholes).size === wholes.length
  return isDifferent ? wholes.toSorted((a, b) => a - b) : null
}
