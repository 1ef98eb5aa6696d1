/** Markets and prices of matches that both databases have. */
import { MARKET_STATUS, isClosed } from '@grandstand/shared-types/catalogue/market_status'
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import { must } from '#core/errors/must'
import { rowsLike, type Row } from '#moves/owned_rows'
import { addMarkets, takeMatches } from '#moves/shared_matches'
import {
  idOf,
  insertRow,
  numberIn,
  renamed,
  rowsOf,
  takeConstants,
  withoutId,
  type Both,
  type Numbers,
} from '#moves/shared_rows'

const NAMED = ['match_id', 'market_type_id', 'specifier']
const keyOf = (row: Row, columns: readonly string[]): string =>
  JSON.stringify(columns.map((column) => row[column] ?? null))

/** Markets by match, type and specifier. One that is new there is closed to bets, and has no result before that of its match. */
export async function takeMarkets(both: Both, ids: Iterable<number>): Promise<Numbers> {
  const markets = await rowsOf(both.source, 'markets', 'id', ids)
  const { numbers: matches } = await takeMatches(
    both,
    markets.map((row) => numberIn(row, 'match_id'))
  )
  const wanted = markets.map((row) => renamed(row, 'match_id', matches))
  const there = await rowsLike(both.target, 'markets', NAMED, wanted)
  const known = new Map(there.map((row) => [keyOf(row, NAMED), idOf(row)]))
  const numbers = new Map<number, number>()
  for (const row of wanted) {
    const found = known.get(keyOf(row, NAMED))
    numbers.set(idOf(row), found ?? (await addMarket(both, row)))
  }
  return numbers
}

async function addMarket(both: Both, market: Row): Promise<number> {
  const matchId = numberIn(market, 'match_id')
  const outcomes = await rowsOf(both.source, 'outcomes', 'market_id', [idOf(market)])
  await takeConstants(both, 'market_types', [numberIn(market, 'market_type_id')])
  return both.target.transaction(async (trx) => {
    const numbers = await addMarkets(trx, {
      matchId,
      markets: [{ ...market, status: closedStatus(market['status']), status_before: null }],
      outcomes: outcomes.map((row) => ({ ...row, result: null })),
    })
    // its results are those of the match there, which is settled once more for it
    for (const table of ['results', 'feed_settlements']) {
      await trx.from(table).where('match_id', matchId).update({ settled_at: null })
    }
    return must(numbers.get(idOf(market)), 'market of a match')
  })
}

function closedStatus(status: unknown): MarketStatus {
  const known = Object.values(MARKET_STATUS).find((one) => one === status)
  return known === undefined || known === MARKET_STATUS.active || isClosed(known)
    ? MARKET_STATUS.suspended
    : known
}

const OF_MARKET = ['market_id', 'outcome_key']

/** Prices by market and outcome. */
export async function takeOutcomes(both: Both, ids: Iterable<number>): Promise<Numbers> {
  const outcomes = await rowsOf(both.source, 'outcomes', 'id', ids)
  const markets = await takeMarkets(
    both,
    outcomes.map((row) => numberIn(row, 'market_id'))
  )
  const wanted = outcomes.map((row) => renamed(row, 'market_id', markets))
  const there = await rowsLike(both.target, 'outcomes', OF_MARKET, wanted)
  const known = new Map(there.map((row) => [keyOf(row, OF_MARKET), idOf(row)]))
  const numbers = new Map<number, number>()
  for (const row of wanted) {
    const found = known.get(keyOf(row, OF_MARKET))
    const added = { ...withoutId(row), result: null }
    numbers.set(idOf(row), found ?? (await insertRow(both.target, 'outcomes', added)))
  }
  return numbers
}
