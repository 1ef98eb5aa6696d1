/** Selections that most coupons of a brand hold. */
import { isFavouriteMarket } from '@grandstand/shared-types/markets/model/favourite_market'
import { isOrderMarket } from '@grandstand/shared-types/markets/model/order_market'
import db from '@adonisjs/lucid/services/db'
import { STATES_WITH_STAKE } from '@grandstand/shared-types/coupons/model/states_with_stake'
import type { PickedSelection } from '@grandstand/shared-types/wire/betting/highlights'
import { BriefCache } from '#core/timing/brief_cache'
import { clock } from '#core/timing/clock'
import { book } from '#book/book'
import { offerOf } from '#book/offer/offers'
import { isOnBoard, marketView } from '#book/queries/board'
import { highlightOf } from '#highlights/queries/featured'

interface Count {
  outcomeId: number
  coupons: number
}

const SHOWN = 8
const LAST_HOURS = 24
const HOUR_MS = 3_600_000
/** A selection of one coupon is nobody's favourite. */
const FEWEST_COUPONS = 2
/** Most of the counted selections are of matches that have begun. */
const MOST_COUNTED = 300
const CACHE_MS = 60_000
const cache = new BriefCache<number, Count[]>(CACHE_MS)

/** At most eight that can be bet on before the match, the most coupons first, one of each match. */
export async function mostPicked(siteId: number, language: string): Promise<PickedSelection[]> {
  const counts = cache.get(siteId) ?? (await countOutcomes(siteId))
  const offer = offerOf(siteId)
  const picked: PickedSelection[] = []
  const matchIds = new Set<number>()
  for (const { outcomeId, coupons } of counts) {
    const outcome = book.outcome(outcomeId)
    if (!outcome) continue
    const { market } = outcome
    const { match } = market
    // the favourite has no price to be picked at
    if (isFavouriteMarket(market.typeId) || matchIds.has(match.id)) continue
    if (!outcome.active || !isOnBoard(match, offer)) continue
    matchIds.add(match.id)
    picked.push({
      match: {
        ...highlightOf(match, language, offer),
        markets: [marketView(market, offer, isOrderMarket(market.typeId) ? [outcome] : undefined)],
      },
      outcomeId,
      couponCount: coupons,
    })
    if (picked.length === SHOWN) break
  }
  return picked
}

/** Call it in tests. */
export const forgetPicked = (): void => cache.forget()

async function countOutcomes(siteId: number): Promise<Count[]> {
  const keep = cache.reading()
  const rows: { outcome_id: number; total: number }[] = await db
    .query<{ outcome_id: number; total: number }>()
    .from('coupons')
    .join('coupon_selections', 'coupon_selections.coupon_id', 'coupons.id')
    .where('coupons.site_id', siteId)
    .where('coupons.placed_at', '>=', clock.now() - LAST_HOURS * HOUR_MS)
    .whereIn('coupons.state', STATES_WITH_STAKE)
    .groupBy('coupon_selections.outcome_id')
    .havingRaw('count(*) >= ?', [FEWEST_COUPONS])
    .orderBy('total', 'desc')
    .orderBy('coupon_selections.outcome_id')
    .limit(MOST_COUNTED)
    .select('coupon_selections.outcome_id')
    .count('* as total')
  const counts = rows.map((row) => ({
    outcomeId: Number(row.outcome_id),
    coupons: Number(row.total),
  }))
  keep(siteId, counts)
  return counts
}
