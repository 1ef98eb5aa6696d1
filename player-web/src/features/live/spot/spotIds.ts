import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { liveComparator } from '@grandstand/shared-types/live/list_rules'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { inlineMarket } from '../../prices/index.ts'

/** A number that names no other order (rules 6.1). */
const LISTED_ORDER = 0

interface SpotOptions {
  /** The market that the rows show first; undefined while the columns are unknown. */
  typeId: number | undefined
  /** Number of rows. */
  count: number
  nowMs: number
}

/**
 * Matches for the sports page, best first: in play with an open price, then with a suspended market, each in listed
 * order. When these are too few, matches without the market follow, then matches that have not begun.
 */
export function spotIds(
  matches: readonly LiveMatch[],
  { typeId, count, nowMs }: SpotOptions
): number[] {
  const order = { order: LISTED_ORDER, orderTime: 'asc', nowMs } as const
  const listed = liveComparator({ ...order, favouriteIds: new Set() })
  const rank = (match: LiveMatch) => {
    const market = typeId === undefined ? undefined : inlineMarket(match, typeId)
    if (!isInPlay(match.status)) return 3
    if (!market) return 2
    return market.status === MARKET_STATUS.active && match.betStatus !== 'stopped' ? 0 : 1
  }
  const ranked = matches.map((match) => ({ match, rank: rank(match) }))
  ranked.sort((a, b) => a.rank - b.rank || listed(a.match, b.match))
  const worth = [1, 2, 3].find((most) => ranked.filter((row) => row.rank <= most).length >= count)
  return ranked.filter((row) => row.rank <= (worth ?? 3)).map(({ match }) => match.id)
}
