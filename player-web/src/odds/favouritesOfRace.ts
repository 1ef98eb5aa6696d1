import type { BoardMarket, BoardOutcome } from '@grandstand/shared-types/wire/betting/book'

const SHOWN = 3

/**
 * A whole field has no place in a row or card: of a race's runners, the three with the lowest prices, in the field's order,
 * so that they keep their places as prices move.
 */
export function favouritesOf({ outcomes }: BoardMarket): BoardOutcome[] {
  const byPrice = outcomes.filter(({ active }) => active).sort((a, b) => a.oddsMilli - b.oddsMilli)
  const shown = new Set(byPrice.slice(0, SHOWN))
  return outcomes.filter((outcome) => shown.has(outcome))
}
