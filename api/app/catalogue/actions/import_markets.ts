/** Imports markets and prices of matches that are open for import. */
import {
  isClosed,
  MARKET_STATUS,
  type MarketStatus,
} from '@grandstand/shared-types/catalogue/market_status'
import { chunked, insertAll, type Trx } from '#core/database/transactions'
import type { SourceMarket } from '#catalogue/actions/import_source'

const OUTCOMES_AT_ONCE = 500

export interface MarketChanges {
  marketsAdded: number
  outcomesAdded: number
  outcomesRepriced: number
  /** Matches with a new market or a changed price. */
  matchIds: Set<number>
}

interface MarketRow {
  id: number
  match_id: number
  market_type_id: number
  specifier: string
  status: MarketStatus
}

/**
 * Adds missing markets and updates prices to the source's. A repriced market's version rises by one; states of markets
 * and outcomes belong to staff and stay. Settled and cancelled markets are left unchanged.
 */
export async function importMarkets(
  trx: Trx,
  wanted: ReadonlyMap<number, readonly SourceMarket[]>,
  now: number
): Promise<MarketChanges> {
  const changes: MarketChanges = {
    marketsAdded: 0,
    outcomesAdded: 0,
    outcomesRepriced: 0,
    matchIds: new Set(),
  }
  const matchIds = [...wanted.keys()]
  const before = await marketsOf(trx, matchIds)
  const missing: Record<string, string | number | boolean>[] = []
  for (const [matchId, markets] of wanted) {
    for (const market of markets) {
      if (before.has(marketKey(matchId, market.typeId, market.specifier))) continue
      changes.matchIds.add(matchId)
      missing.push({
        match_id: matchId,
        market_type_id: market.typeId,
        specifier: market.specifier,
        status: MARKET_STATUS.active,
        is_main_line: market.isMainLine,
        version: 1,
        updated_at: now,
      })
    }
  }
  await insertAll(trx, 'markets', missing)
  changes.marketsAdded = missing.length
  const markets = missing.length > 0 ? await marketsOf(trx, matchIds) : before
  await importOutcomes(trx, { wanted, markets, before, now }, changes)
  return changes
}

const marketKey = (matchId: number, typeId: number, specifier: string) =>
  `${matchId}|${typeId}|${specifier}`

async function marketsOf(trx: Trx, matchIds: number[]): Promise<Map<string, MarketRow>> {
  const rows: MarketRow[] = await trx
    .query<MarketRow>()
    .from('markets')
    .whereIn('match_id', matchIds)
    .select('id', 'match_id', 'market_type_id', 'specifier', 'status')
  return new Map(
    rows.map((row) => [marketKey(row.match_id, row.market_type_id, row.specifier), row])
  )
}

interface OutcomeImport {
  wanted: ReadonlyMap<number, readonly SourceMarket[]>
  markets: Map<string, MarketRow>
  /** Ids of markets that existed before this import; new ones have no outcomes yet. */
  before: Map<string, MarketRow>
  now: number
}

async function importOutcomes(
  trx: Trx,
  { wanted, markets, before, now }: OutcomeImport,
  changes: MarketChanges
): Promise<void> {
  const known = await outcomesOf(
    trx,
    [...before.values()].map((row) => row.id)
  )
  const missing: Record<string, string | number | boolean>[] = []
  const repriced: [id: number, oddsMilli: number][] = []
  const repricedMarkets = new Set<number>()
  for (const [matchId, sources] of wanted) {
    for (const source of sources) {
      const market = markets.get(marketKey(matchId, source.typeId, source.specifier))
      if (!market || isClosed(market.status)) continue
      source.outcomes.forEach(({ key, oddsMilli }, index) => {
        const outcome = known.get(`${market.id}|${key}`)
        if (outcome?.odds_milli === oddsMilli) return
        changes.matchIds.add(matchId)
        if (before.has(marketKey(matchId, source.typeId, source.specifier))) {
          repricedMarkets.add(market.id)
        }
        if (outcome) repriced.push([outcome.id, oddsMilli])
        else {
          missing.push({
            market_id: market.id,
            outcome_key: key,
            odds_milli: oddsMilli,
            active: true,
            list_order: index,
          })
        }
      })
    }
  }
  await insertAll(trx, 'outcomes', missing)
  await reprice(trx, repriced)
  await raiseVersions(trx, [...repricedMarkets], now)
  changes.outcomesAdded = missing.length
  changes.outcomesRepriced = repriced.length
}

interface OutcomeRow {
  id: number
  market_id: number
  outcome_key: string
  odds_milli: number
}

async function outcomesOf(trx: Trx, marketIds: number[]): Promise<Map<string, OutcomeRow>> {
  const known = new Map<string, OutcomeRow>()
  for (const ids of chunked(marketIds, OUTCOMES_AT_ONCE)) {
    const rows: OutcomeRow[] = await trx
      .query<OutcomeRow>()
      .from('outcomes')
      .whereIn('market_id', ids)
      .select('id', 'market_id', 'outcome_key', 'odds_milli')
    for (const row of rows) known.set(`${row.market_id}|${row.outcome_key}`, row)
  }
  return known
}

async function reprice(trx: Trx, prices: [id: number, oddsMilli: number][]): Promise<void> {
  for (const chunk of chunked(prices, OUTCOMES_AT_ONCE)) {
    await trx.rawQuery(
      `update outcomes set odds_milli = case id ${chunk.map(() => 'when ? then ?').join(' ')} end
       where id in (${chunk.map(() => '?').join(',')})`,
      [...chunk.flat(), ...chunk.map(([id]) => id)]
    )
  }
}

async function raiseVersions(trx: Trx, marketIds: number[], now: number): Promise<void> {
  for (const ids of chunked(marketIds, OUTCOMES_AT_ONCE)) {
    await trx
      .from('markets')
      .whereIn('id', ids)
      .update({ updated_at: now, version: trx.raw('version + 1') })
  }
}
