/** Slips as people fill them in. */
import type { Market } from './market.ts'

const STAKES_MINOR = [150, 333, 500, 777, 1_000, 1_250, 2_001, 5_000]
const MOST_SELECTIONS = 5

type Random = () => number
export const oneOf = <T>(random: Random, list: readonly T[]): T | undefined =>
  list[Math.floor(random() * list.length)]

/** Body of `POST /v1/coupons`: a single, a combined or a system of matches of the market; null when it is empty. */
export function slipOf(market: Market, random: Random): object | null {
  const count = 1 + Math.floor(random() * random() * MOST_SELECTIONS)
  const chosen = new Set(Array.from({ length: count }, () => oneOf(random, market.offers) ?? []))
  const selections = [...chosen].flatMap((offer) => {
    if (!('lines' in offer)) return []
    const line = oneOf(random, offer.lines)?.toSorted((a, b) => a.oddsMilli - b.oddsMilli) ?? []
    // most people back the favourite
    const price = line[Math.floor(random() ** 2 * line.length)]
    return price ? [price] : []
  })
  if (selections.length === 0) return null
  const isSystem = selections.length > 2 && random() < 0.3
  const totalStakeMinor = oneOf(random, STAKES_MINOR) ?? 500
  return {
    kind: selections.length === 1 ? 'single' : isSystem ? 'system' : 'combined',
    selections,
    // a system's stake is shared evenly by its lines
    totalStakeMinor: isSystem ? 6_000 : totalStakeMinor,
    ...(isSystem && { sizes: [2] }),
    oddsChange: 'any',
  }
}
