/** The signs of prices on a bulletin, which a cashier types in a bet code (features/desk/sell/betCode). */

interface Priced {
  key: string
  /** Of a runner alone, whose key is its number. */
  name?: string | undefined
}

/** The sides of a match as every bulletin prints them. */
const SIDES: ReadonlySet<string> = new Set(['1', 'X', '2'])

export const areSides = (outcomes: readonly Priced[]): boolean =>
  outcomes.every(({ key }) => SIDES.has(key))

/** What names a price of a market: 1, X and 2 for the sides of a match, the number of a runner, else its place from 1. */
export function signOf(outcomes: readonly Priced[], index: number): string {
  const outcome = outcomes[index]
  const isNamed = areSides(outcomes) || outcome?.name !== undefined
  return isNamed ? (outcome?.key ?? '') : String(index + 1)
}
