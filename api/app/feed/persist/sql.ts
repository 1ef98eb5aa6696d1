/** The statements that write the book: few statements with many rows each, on both databases. */
import { setImmediate } from 'node:timers/promises'
import { chunked, insertAll, type Trx } from '#core/database/transactions'
import { dialect } from '#core/dialect/current'
import { updateRows } from '#core/database/update_rows'
import type { BookMarket, BookMatch, BookOutcome } from '#book/match'
import type { PendingWrites } from '#feed/persist/pending'

const ROWS_AT_ONCE = 1_000
/**
 * Most rows of a statement where a statement blocks the whole process, because players wait for their prices meanwhile.
 */
const FEW_ROWS = 250

/** Writes all of `pending`; `now` becomes the `changed_at` of every match in it. */
export async function writeBook(trx: Trx, pending: PendingWrites, now: number): Promise<void> {
  const touched = [...pending.touched()]
  if (touched.length === 0) return
  await writeMatches(trx, pending, touched, now)
  for await (const part of inTurns([...pending.newMarkets])) {
    await insertAll(trx, 'markets', part.map(newMarketRow))
  }
  for await (const part of inTurns([...pending.newOutcomes])) {
    await insertAll(trx, 'outcomes', part.map(newOutcomeRow))
  }
  const markets = [...pending.markets].filter((market) => !pending.newMarkets.has(market))
  for await (const part of inTurns(markets)) {
    await updateRows(trx, 'markets', MARKET_COLUMNS, part.map(marketRow), 'version')
  }
  const outcomes = [...pending.outcomes].filter((outcome) => !pending.newOutcomes.has(outcome))
  for await (const part of inTurns(outcomes)) {
    await updateRows(
      trx,
      'outcomes',
      { odds_milli: 'integer', active: 'integer' },
      part.map(outcomeRow)
    )
  }
  for (const [match, first] of pending.timelines) await writeTimeline(trx, match, first)
}

async function writeMatches(
  trx: Trx,
  pending: PendingWrites,
  touched: readonly BookMatch[],
  now: number
): Promise<void> {
  for await (const part of inTurns(touched)) {
    const ids = part.map((match) => match.id)
    await trx.from('matches').whereIn('id', ids).update({ changed_at: now })
  }
  for await (const part of inTurns([...pending.matches])) {
    const ids = part.map((match) => match.id)
    const withResult: { id: number }[] = await trx
      .query<{ id: number }>()
      .from('matches')
      .whereIn('id', ids)
      .where('result_revision', '>', 0)
      .select('id')
    const decided = new Set(withResult.map((row) => row.id))
    // a result stored for a match wins over any status of the feed
    const open = part.filter((match) => !decided.has(match.id))
    await updateRows(trx, 'matches', MATCH_COLUMNS, open.map(matchRow))
    const rows = part.flatMap((match) => liveRow(match) ?? [])
    if (rows.length > 0) {
      await insertAll(trx, 'live_matches', rows, { key: 'match_id', columns: LIVE_COLUMNS })
    }
  }
}

async function writeTimeline(trx: Trx, match: BookMatch, first: number): Promise<void> {
  const { live } = match
  if (!live) return
  await trx
    .from('live_incidents')
    .where('match_id', match.id)
    .where('position', '>=', first)
    .delete()
  const rows = live.timeline.slice(first - 1).map((incident, i) => ({
    match_id: match.id,
    position: incident.position,
    incident: JSON.stringify(incident),
    generated_at: live.incidentStamps[first - 1 + i]?.at ?? 0,
    sequence: live.incidentStamps[first - 1 + i]?.sequence ?? null,
  }))
  if (rows.length > 0) await insertAll(trx, 'live_incidents', rows)
}

/** Rows in parts that fit into a statement; other work of the process runs between two parts. */
async function* inTurns<T>(rows: readonly T[]): AsyncGenerator<T[]> {
  for (const part of chunked(rows, dialect().blocksProcess ? FEW_ROWS : ROWS_AT_ONCE)) {
    yield part
    await setImmediate()
  }
}

const MATCH_COLUMNS = { status: 'text', bet_status: 'text', starts_at: 'integer' } as const
const matchRow = (match: BookMatch) => ({
  id: match.id,
  status: match.status,
  bet_status: match.betStatus,
  starts_at: match.startsAt,
})

/** All columns but `is_held`, which only staff write. */
const LIVE_COLUMNS = ['producer', 'state', 'feed_order', 'is_covered', 'updated_at']
const liveRow = ({ id, live }: BookMatch) =>
  live && {
    match_id: id,
    producer: live.producer,
    state: JSON.stringify(live.state),
    feed_order: JSON.stringify(live.order),
    is_held: live.isSuspendedByStaff ? 1 : 0,
    is_covered: live.isCovered ? 1 : 0,
    updated_at: live.updatedAt,
  }

const MARKET_COLUMNS = {
  status: 'integer',
  is_main_line: 'integer',
  version: 'integer',
  updated_at: 'integer',
  is_live: 'integer',
  producer: 'text',
  feed_at: 'integer',
  feed_sequence: 'integer',
} as const
const marketRow = (market: BookMarket) => ({
  id: market.id,
  status: market.status,
  is_main_line: market.isMainLine ? 1 : 0,
  version: market.version,
  updated_at: market.updatedAt,
  is_live: market.isLive ? 1 : 0,
  producer: market.producer,
  feed_at: market.stamp.at,
  feed_sequence: market.stamp.sequence,
})
const newMarketRow = (market: BookMarket) => ({
  ...marketRow(market),
  match_id: market.match.id,
  market_type_id: market.typeId,
  specifier: market.specifier,
})

const outcomeRow = ({ id, oddsMilli, active }: BookOutcome) => ({
  id,
  odds_milli: oddsMilli,
  active: active ? 1 : 0,
})
const newOutcomeRow = (outcome: BookOutcome) => ({
  ...outcomeRow(outcome),
  market_id: outcome.market.id,
  outcome_key: outcome.key,
  list_order: outcome.listOrder,
})
