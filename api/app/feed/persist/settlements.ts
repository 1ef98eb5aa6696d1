/**
 * Stores the results that feeds send, in order for each match and after the earlier prices: rows of `feed_settlements`,
 * which the settlement room folds into outcomes, or a whole result as facts.
 */
import { createHash } from 'node:crypto'
import { storeResults } from '#catalogue/actions/store_results'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import {
  chunked,
  inTransaction,
  insertAll,
  isUniqueViolation,
  type Trx,
} from '#core/database/transactions'
import { marketKey } from '#book/match'
import type { FeedEvent, FeedMessage, MarketRef } from '#feed/messages/events'
import { logFeedError } from '#feed/messages/feed_errors'
import { persist } from '#feed/persist/persist'

type SettlementEvent = Extract<
  FeedEvent,
  { kind: 'settlement' | 'rollbackSettlement' | 'cancel' | 'rollbackCancel' | 'result' }
>
type MarketsEvent = Exclude<SettlementEvent, { kind: 'result' }>

const KEYS_AT_ONCE = 500

const chains = new Map<number, Promise<void>>()
const open = new Map<string, number>()

export function isSettlementEvent(event: FeedEvent): event is SettlementEvent {
  return (
    event.kind === 'settlement' ||
    event.kind === 'rollbackSettlement' ||
    event.kind === 'cancel' ||
    event.kind === 'rollbackCancel' ||
    event.kind === 'result'
  )
}

/** Queues the event behind the earlier ones of the match. An event that cannot be stored goes to `feed_errors`. */
export function queueSettlement(matchId: number, message: FeedMessage, event: SettlementEvent) {
  const { producer } = message
  open.set(producer, (open.get(producer) ?? 0) + 1)
  const work = (chains.get(matchId) ?? Promise.resolve())
    .then(() => store(matchId, message, event))
    .catch((error: unknown) =>
      logFeedError({
        producer,
        reason: isIncomplete(error) ? 'resultIncomplete' : 'notSettled',
        detail: `${event.matchKey} ${event.kind}: ${error instanceof Error ? error.message : ''}`,
        document: Buffer.from(JSON.stringify(message)),
      })
    )
    .finally(() => {
      open.set(producer, (open.get(producer) ?? 1) - 1)
      if (chains.get(matchId) === work) chains.delete(matchId)
    })
  chains.set(matchId, work)
}

const isIncomplete = (error: unknown) =>
  error instanceof AppError && error.key === 'resultIncomplete'

/** Whether an event of the producer is not stored yet: a crash would lose it. */
export const hasOpenSettlements = (producer: string): boolean => (open.get(producer) ?? 0) > 0

/** Resolves when everything queued so far is stored. */
export const settlementsStored = (): Promise<unknown> => Promise.all(chains.values())

async function store(matchId: number, message: FeedMessage, event: SettlementEvent) {
  await persist.flush()
  if (event.kind === 'result') {
    // facts entered by staff win over later facts of a feed
    const input = { matchId, facts: event.facts, source: message.producer, actorId: null }
    await storeResults([{ ...input, yieldsToStaff: true }])
    return
  }
  const isNew = await storeRows(matchId, message, event).catch((error: unknown) => {
    // another process has stored the same message meanwhile: the second try finds it
    if (isUniqueViolation(error)) return storeRows(matchId, message, event)
    throw error
  })
  if (isNew) bus.emit('feedSettlement', { matchIds: [matchId] })
}

/** Resolves to whether any row was new. Markets that were never offered are skipped: no coupon has them. */
function storeRows(matchId: number, message: FeedMessage, event: MarketsEvent): Promise<boolean> {
  return inTransaction(async (trx) => {
    const ids = await marketIdsOf(trx, matchId)
    const rows = event.markets.flatMap((market) => {
      const id = ids.get(marketKey(market.typeId, market.specifier))
      return id === undefined ? [] : [rowOf({ matchId, marketId: id, message, event, market })]
    })
    const keys = rows.map((row) => row.event_key)
    const present = new Set<string>()
    for (const part of chunked(keys, KEYS_AT_ONCE)) {
      const found: { event_key: string }[] = await trx
        .query<{ event_key: string }>()
        .from('feed_settlements')
        .whereIn('event_key', part)
        .select('event_key')
      for (const row of found) present.add(row.event_key)
    }
    const missing = new Map(
      rows.filter((row) => !present.has(row.event_key)).map((row) => [row.event_key, row])
    )
    if (missing.size > 0) await insertAll(trx, 'feed_settlements', [...missing.values()])
    return missing.size > 0
  })
}

async function marketIdsOf(trx: Trx, matchId: number): Promise<Map<string, number>> {
  const rows: { id: number; market_type_id: number; specifier: string }[] = await trx
    .query<{ id: number; market_type_id: number; specifier: string }>()
    .from('markets')
    .where('match_id', matchId)
    .select('id', 'market_type_id', 'specifier')
  return new Map(rows.map((row) => [marketKey(row.market_type_id, row.specifier), row.id]))
}

interface RowInput {
  matchId: number
  marketId: number
  message: FeedMessage
  event: MarketsEvent
  market: MarketsEvent['markets'][number]
}

function rowOf({ matchId, marketId, message, event, market }: RowInput) {
  const { producer, generatedAt, sequence } = message
  const window = 'from' in event ? { from: event.from, to: event.to } : { from: null, to: null }
  const outcomes = 'outcomes' in market ? market.outcomes : []
  const results = Object.fromEntries(outcomes.map(({ key, ...result }) => [key, result]))
  const moment = sequence === null ? `@${generatedAt}` : `#${sequence}`
  // two messages of one moment with different contents are two rows
  const said = [results, 'certainty' in event ? event.certainty : null]
  const identity = [producer, matchId, event.kind, marketId, moment, window.from, window.to, said]
  return {
    match_id: matchId,
    market_id: marketId,
    kind: event.kind,
    event_key: `${event.kind}:${marketId}:${createHash('sha256').update(JSON.stringify(identity)).digest('base64url')}`,
    from_at: window.from,
    to_at: window.to,
    void_reason: voidReasonOf(market),
    certainty: event.kind === 'settlement' ? event.certainty : null,
    results: JSON.stringify(results),
    source: producer.slice(0, 24),
    generated_at: generatedAt,
    created_at: clock.now(),
    settled_at: null,
  }
}

const voidReasonOf = (market: MarketRef & { voidReason?: number | null }): number | null =>
  market.voidReason ?? null
