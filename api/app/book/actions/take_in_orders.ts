/** Forecasts that another server has just named, before this one reads their race again. */
import db from '@adonisjs/lucid/services/db'
import { ORDER_MARKETS } from '@grandstand/shared-types/markets/model/order_market'
import { clock } from '#core/timing/clock'
import { book } from '#book/book'
import { loadMatches } from '#book/load'

/** Loads the races to come whose named outcomes are not in the book; no query where all are. */
export async function takeInOrders(outcomeIds: readonly number[]): Promise<void> {
  const unknown = outcomeIds.filter((id) => !book.outcome(id))
  if (unknown.length === 0) return
  const rows = await db
    .query<{ id: number }>()
    .from('outcomes as o')
    .join('markets as m', 'm.id', 'o.market_id')
    .join('matches as g', 'g.id', 'm.match_id')
    .whereIn('o.id', unknown)
    .whereIn('m.market_type_id', [...ORDER_MARKETS])
    .where('g.starts_at', '>', clock.now())
    .distinct('g.id as id')
  if (rows.length > 0) await loadMatches(rows.map(({ id }) => Number(id)))
}
