/**
 * Where each feed stands (betting-rules 3.1, must-hold L1, L2). A producer says that it is alive every 10 s; silent for 20 s,
 * not subscribed or out of order (its clock runs backwards, a number of its messages is missing) it is down, and everything it
 * prices is paused. When it speaks again it is asked for what was missed, and opens when that has come. A producer that nobody
 * can ask opens with its next `alive`, with what it priced before suspended until it prices it anew.
 */
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/clock'
import { insertAll, type Trx } from '#core/database'
import { isProducerUp, setProducerUp } from '#book/producer_states'
import type { BookMatch } from '#book/match'
import type { FeedMessage } from '#feed/messages/events'
import { logFeedError } from '#feed/messages/feed_errors'
import { newProducer, type Producer, type ProducerState } from '#feed/producers/producer'
import { recoverers } from '#feed/producers/recovery'
import { sequenceGaps, type CountedAs } from '#feed/producers/sequence_gaps'
import { hasOpenSettlements } from '#feed/persist/settlements'

export const SILENT_MS = 20_000
/** Between two requests for what was missed. */
export const RECOVERY_PAUSE_MS = 30_000
/** After failures: 4 minutes at most, within what feeds allow of requests for long gaps. */
const LONGEST_PAUSE_DOUBLINGS = 3
/** A recovery that has not ended by then is asked for again. */
const RECOVERY_MAX_MS = 600_000

const all = new Map<string, Producer>()
let lastRequestId = 0
/** Suspends what a producer priced: everything, or what it priced of one match before `madeAt` of its clock. */
type Suspend = (producer: string, of?: { match: BookMatch; madeAt: number }) => void
let suspend: Suspend = () => undefined

/** The intake sets what suspends. */
export function onLost(handler: Suspend): void {
  suspend = handler
}

export const producers = {
  all: (): Producer[] => [...all.values()].sort((a, b) => a.key.localeCompare(b.key)),
  find: (key: string): Producer | undefined => all.get(key),

  /** Reads how far each producer had come; all are down until they speak. */
  async load(): Promise<void> {
    const rows: { key: string; processed_at: number }[] = await db
      .query<{ key: string; processed_at: number }>()
      .from('feed_producers')
      .select('key', 'processed_at')
    for (const row of rows) {
      const producer = producerOf(row.key)
      producer.processedAt = row.processed_at
      producer.isUnsaved = false
    }
  },

  /** For tests and a restart in one process: nobody has spoken yet. */
  forget(): void {
    for (const { key } of all.values()) setProducerUp(key, false)
    all.clear()
  },

  heard(message: FeedMessage): void {
    const producer = producerOf(message.producer)
    producer.lastMessageAt = clock.now()
    producer.lastGeneratedAt = message.generatedAt
    producer.log.add(message, producer.lastMessageAt)
    producer.messageCount++
    producer.rate.count(producer.lastMessageAt)
  },

  failed(key: string): void {
    producerOf(key).errorCount++
  },

  alive({ producer: key, generatedAt }: FeedMessage, isSubscribed: boolean): void {
    const producer = producerOf(key)
    const isBackwards = generatedAt < producer.aliveGeneratedAt
    producer.aliveAt = clock.now()
    producer.aliveGeneratedAt = generatedAt
    producer.isUnsaved = true
    // until what we asked for has come whole a feed calls us not subscribed: that is no reason to ask again
    if (!isSubscribed && producer.recovery) return
    if (!isSubscribed) goDown(producer, 'notSubscribed')
    else if (isBackwards) goDown(producer, 'outOfOrder')
    else if (isProducerUp(key)) {
      if (!hasOpenSettlements(key)) producer.processedAt = generatedAt
      return
    } else if (producer.state === 'notSubscribed') producer.state = 'recovering'
    request(producer)
  },

  /**
   * To be called with each message of a match on the board, before it is applied: a hole in the numbers takes the producer down
   * (`outOfOrder`) until what was missed comes late, in a document of the whole match, or at the end of a recovery. Tells
   * what was counted.
   */
  counted(match: BookMatch, message: FeedMessage): CountedAs['kind'] {
    const counted = sequenceGaps.count(match, message)
    if (counted.kind === 'next' || counted.kind === 'former') return counted.kind
    const { producer: key, generatedAt } = message
    const producer = producerOf(key)
    if (counted.kind === 'filled') {
      if (counted.isWhole) suspend(key, { match, madeAt: generatedAt })
      if (producer.missesNumbers && !producer.recovery && sequenceGaps.of(key).size === 0) {
        open(producer)
      }
      return counted.kind
    }
    producer.errorCount++
    void logFeedError({ producer: key, reason: 'sequenceGap', detail: counted.detail })
    if (isProducerUp(key)) {
      // what was missed may be older than its last word
      producer.processedAt = Math.min(producer.processedAt, counted.sinceMs)
      goDown(producer, 'outOfOrder')
      producer.missesNumbers = true
      if (recoverers.of(key)) request(producer)
    }
    return counted.kind
  },

  /** The end of a recovery; one that nobody waits for says nothing. Feeds that do not count requests say 0. */
  recovered({ producer: key }: FeedMessage, requestId: number): void {
    const producer = producerOf(key)
    if (producer.missesNumbers && !recoverers.of(key)) openWithHoles(producer)
    if (!producer.recovery) return
    if (requestId !== 0 && requestId !== producer.recovery.requestId) return
    open(producer)
  },

  /** Asks for what was missed, as staff may at any time. False for a producer that nobody can ask, or has yet to speak. */
  recover(key: string): boolean {
    const producer = all.get(key)
    if (!producer || !recoverers.of(key)) return false
    producer.lastRequestAt = 0
    producer.recovery = null
    goDown(producer, 'recovering')
    request(producer)
    return true
  },

  /** Takes down who has been silent, and asks again where an answer is overdue; to be called several times a second. */
  watch(): void {
    const now = clock.now()
    for (const producer of all.values()) {
      const isUp = isProducerUp(producer.key)
      if ((isUp || producer.missesNumbers) && now - producer.aliveAt > SILENT_MS) {
        goDown(producer, 'silent')
      } else if (!isUp && now - producer.aliveAt <= SILENT_MS) {
        if (recoverers.of(producer.key) || !producer.missesNumbers) request(producer)
      }
    }
  },

  /** What `persist` writes beside the book. */
  take(): ((trx: Trx) => Promise<void>) | null {
    const changed = [...all.values()].filter((producer) => producer.isUnsaved)
    if (changed.length === 0) return null
    const now = clock.now()
    const rows = changed.map((producer) => {
      producer.isUnsaved = false
      return {
        key: producer.key,
        is_up: isProducerUp(producer.key) ? 1 : 0,
        alive_at: producer.aliveAt,
        processed_at: producer.processedAt,
        updated_at: now,
      }
    })
    const columns = ['is_up', 'alive_at', 'processed_at', 'updated_at']
    return (trx) => insertAll(trx, 'feed_producers', rows, { key: 'key', columns })
  },
}

function producerOf(key: string): Producer {
  let producer = all.get(key)
  if (!producer) {
    producer = newProducer(key)
    all.set(key, producer)
  }
  return producer
}

function goDown(producer: Producer, state: ProducerState): void {
  if (state !== 'recovering') producer.recovery = null
  producer.missesNumbers = false
  if (isProducerUp(producer.key)) {
    logger.warn({ producer: producer.key, state }, 'a live feed is down')
  }
  producer.state = state
  producer.isUnsaved = true
  setProducerUp(producer.key, false)
}

function request(producer: Producer): void {
  const now = clock.now()
  const { recovery } = producer
  if (recovery && now - recovery.requestedAt < RECOVERY_MAX_MS) return
  // who is not subscribed or stands at another time would not answer for what is missing
  const recoverer = recoverers.of(producer.key)
  if (!recoverer) {
    if (producer.state === 'notSubscribed') return
    if (producer.missesNumbers) openWithHoles(producer)
    else {
      suspend(producer.key)
      open(producer)
    }
    return
  }
  if (producer.lastRequestAt > 0 && now - producer.lastRequestAt < pauseOf(producer)) return
  const requestId = nextRequestId(now)
  producer.recovery = { requestId, requestedAt: now }
  producer.lastRequestAt = now
  producer.state = 'recovering'
  try {
    const asked = recoverer.recover(producer.processedAt, requestId)
    asked?.then(
      () => (producer.failedRequests = 0),
      (error: unknown) => notAsked(producer, requestId, error)
    )
  } catch (error) {
    notAsked(producer, requestId, error)
  }
}

/** It stays down and is asked again after a pause, each longer than the one before. */
function notAsked(producer: Producer, requestId: number, error: unknown): void {
  if (producer.recovery?.requestId === requestId) producer.recovery = null
  producer.failedRequests++
  producer.errorCount++
  logger.error({ err: error, producer: producer.key }, 'a live feed could not be asked')
  const detail = error instanceof Error ? error.message : 'unknown'
  void logFeedError({ producer: producer.key, reason: 'recoveryNotAsked', detail })
}

const pauseOf = ({ failedRequests }: Producer): number =>
  RECOVERY_PAUSE_MS * 2 ** Math.min(failedRequests, LONGEST_PAUSE_DOUBLINGS)

/** Rises over restarts too, so that the end of an older recovery is not taken for that of a newer one. */
function nextRequestId(now: number): number {
  lastRequestId = Math.max(lastRequestId + 1, now)
  return lastRequestId
}

/** What it priced before the holes of a match may have changed unseen; of other matches nothing is missing. */
function openWithHoles(producer: Producer): void {
  for (const [match, madeAt] of sequenceGaps.of(producer.key)) {
    suspend(producer.key, { match, madeAt })
  }
  open(producer)
}

function open(producer: Producer): void {
  sequenceGaps.forget(producer.key)
  producer.missesNumbers = false
  producer.recovery = null
  producer.state = 'alive'
  producer.processedAt = producer.aliveGeneratedAt
  producer.isUnsaved = true
  setProducerUp(producer.key, true)
}
