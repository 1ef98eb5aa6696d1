/** How far down an order of finish must be known, by what was sold on the race. */
import db from '@adonisjs/lucid/services/db'
import { PLACES_OF_MARKET } from '@grandstand/shared-types/markets/outcomes/winners_at_once'
import type { Trx } from '#core/database/transactions'

interface Row {
  match_id: number
  market_type_id: number
}

/** The most places that a market of each race pays; a race without a market to be placed is left out (rules 19.2). */
export async function loadPlacesSold(
  matchIds: readonly number[],
  trx?: Trx
): Promise<Map<number, number>> {
  if (matchIds.length === 0) return new Map()
  const rows: Row[] = await (trx ?? db)
    .query<Row>()
    .from('markets')
    .whereIn('match_id', [...matchIds])
    .whereIn('market_type_id', [...PLACES_OF_MARKET.keys()])
    .select('match_id', 'market_type_id')
  const byMatch = Map.groupBy(rows, (row) => Number(row.match_id))
  return new Map(
    [...byMatch].map(([id, own]) => [
      id,
      Math.max(...own.map((row) => PLACES_OF_MARKET.get(row.market_type_id) ?? 0)),
    ])
  )
}
