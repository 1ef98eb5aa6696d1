/**
 * Translates a feed's market to our catalogue: ids are the same (UOF), specifiers take our order and form, outcomes are
 * found by the ids of the feed.
 */
import {
  findMarketType,
  isSpecifierOf,
  outcomesOf,
} from '@grandstand/shared-types/markets/table/market_types'
import type { MarketType } from '@grandstand/shared-types/markets/model/market_type'
import { playerOf } from '@grandstand/shared-types/markets/model/player_key'
import {
  formatQuarters,
  formatSpecifier,
  parseQuarters,
  parseSpecifier,
} from '@grandstand/shared-types/markets/model/specifier'
import type { MarketRef } from '#feed/messages/events'
import type { Complaints } from '#feed/reading/complaints'

export interface CatalogueMarket {
  type: MarketType
  specifier: string
}

export const refOf = ({ type, specifier }: CatalogueMarket): MarketRef => ({
  typeId: type.id,
  specifier,
})

/** Specifiers that the feed adds but that are not part of a market's identity here. */
const NOT_OURS: ReadonlySet<string> = new Set(['type', 'version'])
const LINES: ReadonlySet<string> = new Set(['total', 'hcp'])

/** Null, with the complaint `unknownMarket` or `badSpecifier`, when the catalogue has no such market. */
export function catalogueMarket(
  typeId: string | null,
  specifiers: string,
  complaints: Complaints
): CatalogueMarket | null {
  const type = typeId !== null && /^\d{1,7}$/.test(typeId) ? findMarketType(Number(typeId)) : null
  if (!type) {
    complaints.add('unknownMarket', specifiers === '' ? `${typeId}` : `${typeId} ${specifiers}`)
    return null
  }
  const specifier = ourSpecifier(specifiers)
  if (specifier === null || !isSpecifierOf(type, specifier)) {
    complaints.add('badSpecifier', `${type.id} ${specifiers}`)
    return null
  }
  return { type, specifier }
}

/** Names in our order, lines in their shortest form: `total=2.50` becomes `total=2.5`. Null when it is not valid. */
function ourSpecifier(specifiers: string): string | null {
  const pairs = parseSpecifier(specifiers)
  if (pairs === null) return null
  const ours = Object.entries(pairs)
    .filter(([name]) => !NOT_OURS.has(name))
    .map(([name, value]): [string, string] => {
      const quarters = LINES.has(name) ? parseQuarters(value) : null
      return [name, quarters === null ? value : formatQuarters(quarters)]
    })
  return formatSpecifier(Object.fromEntries(ours))
}

/** Turns `12`, `sr:exact_goals:6+:68` or `sr:player:4711` into our key; null with the complaint `unknownOutcome`. */
export function outcomeKeyOf(
  { type, specifier }: CatalogueMarket,
  feedOutcomeId: string | null,
  complaints: Complaints
): string | null {
  const key = feedOutcomeId === null ? null : keyOf(type, specifier, feedOutcomeId)
  if (key === null) complaints.add('unknownOutcome', `${type.id} ${specifier} ${feedOutcomeId}`)
  return key
}

function keyOf(type: MarketType, specifier: string, feedOutcomeId: string): string | null {
  const player = /^sr:player:(\d+)$/.exec(feedOutcomeId)?.[1]
  if (player !== undefined) {
    const key = `player:${Number(player)}`
    return type.group === 'players' && playerOf(key) !== null ? key : null
  }
  const variant = parseSpecifier(specifier)?.['variant']
  const ofVariant = variant !== undefined && feedOutcomeId.startsWith(`${variant}:`)
  const number = ofVariant ? feedOutcomeId.slice(variant.length + 1) : feedOutcomeId
  if (!/^\d{1,9}$/.test(number)) return null
  const outcomes = outcomesOf(type, specifier)
  return outcomes.find(({ feedId }) => feedId === Number(number))?.key ?? null
}
