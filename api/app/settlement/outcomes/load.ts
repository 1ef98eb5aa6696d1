import db from '@adonisjs/lucid/services/db'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import { isOrderMarket } from '@grandstand/shared-types/markets/model/order_market'
import type { Trx } from '#core/database/transactions'
import type { MarketRow } from '#settlement/outcomes/derive'

interface Row {
  /** Null in the row of a market without outcomes. */
  id: number | null
  outcome_key: string
  result: OutcomeResult | null
  market_id: number
  market_type_id: number
  specifier: string
  status: MarketStatus
  status_before: MarketStatus | null
}

/** All markets of a match, in catalogue order, each with its outcomes in list order; a forecast that nobody bet on has none. */
export async function loadMarkets(matchId: number, trx?: Trx): Promise<MarketRow[]> {
  const rows: Row[] = await (trx ?? db)
    .query<Row>()
    .from('markets')
    .leftJoin('outcomes', 'outcomes.market_id', 'markets.id')
    .where('markets.match_id', matchId)
    .orderBy([
      { column: 'markets.id' },
      { column: 'outcomes.list_order' },
      { column: 'outcomes.id' },
    ])
    .select('outcomes.id', 'outcome_key', 'result', 'markets.id as market_id', 'market_type_id')
    .select('specifier', 'status', 'status_before')
  const markets: MarketRow[] = []
  for (const row of rows) {
    if (row.id === null && !isOrderMarket(row.market_type_id)) continue
    let market = markets.at(-1)
    if (market?.id !== row.market_id) {
      const { market_id: id, market_type_id: typeId, specifier, status } = row
      const statusBefore = row.status_before
      market = { id, typeId, specifier, status, statusBefore, outcomes: [] }
      markets.push(market)
    }
    if (row.id === null) continue
    market.outcomes.push({ id: row.id, key: row.outcome_key, result: row.result })
  }
  return markets
}
