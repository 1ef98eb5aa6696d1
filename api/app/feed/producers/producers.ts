/**
 * The state of each producer (rules 7.2, must-hold L1, L2). A producer sends `alive` every 10 s. It is down, and its
 * markets are suspended, when it is silent for 20 s, not subscribed, or out of order (its clock runs back, or a number
 * of its messages is missing). When its messages come again we ask for the missed ones, and it opens once these have
 * come. A producer without a recoverer opens with its next `alive`; the markets it priced before stay suspended until
 * it prices them again.
 */
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { insertAll, type Trx } from '#core/database/transactions'
import { isProducerUp, setProducerUp } from '#book/producer_states'
import type { BookMatch } from '#book/match'
import type { FeedMessage } from '#feed/messages/events'
import { logFeedError } from '#feed/messages/feed_errors'
import { newProducer, type Producer, type ProducerState } from '#feed/producers/producer'
import { recoverers } from '#feed/producers/recovery'
import { sequenceGaps, type CountedAs } from '#feed/producers/sequence_gaps'
import { hasOpenSettlements } from '#feed/persist/settlements'

export const SILENT_MS = 20_000
/** Pause between two requests for missed messages. */
export const RECOVERY_PAUSE_MS = 30_000
/** After failed requests the pause doubles up to 4 minutes, within what feeds allow for long gaps. */
const LONGEST_PAUSE_DOUBLINGS = 3
/** A recovery that takes longer is asked for again. */
const RECOVERY_MAX_MS = 600_000

const all = new Map<string, Producer>()
let lastRequestId = 0
/**
 * Suspends the markets a producer priced: all of them, or only those of one match that were priced before `madeAt` of
 * the producer's clock.
 */
type Suspend = (producer: string, of?: { match: BookMatch; madeAt: number }) => void
let suspend: Suspend = () => undefined

/** Sets the function that suspends; called by the intake. */
export function onLost(handler: Suspend): void {
  suspend = handler
}

/** What another server must know of a producer to go on with it. */
export type CarriedProducer = Pick<
  Producer,
  'key' | 'aliveAt' | 'aliveGeneratedAt' | 'processedAt' | 'lastMessageAt' | 'lastGeneratedAt'
>

export const producers = {
  all: (): Producer[] => [...all.values()].sort((a, b) => a.key.localeCompare(b.key)),
  find: (key: string): Producer | undefined => all.get(key),

  /** Loads how far each producer had come; each is down until its first message. */
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

  /**
   * The producers with which another server may go on: those that miss nothing, and send again what is refused meanwhile. A
   * feed that is asked for its messages is asked anew.
   */
  carried: (): CarriedProducer[] =>
    [...all.values()].flatMap((producer) => {
      const { key, aliveAt, aliveGeneratedAt, processedAt, lastMessageAt, lastGeneratedAt } =
        producer
      if (!isProducerUp(key) || producer.state !== 'alive' || recoverers.of(key)) return []
      return { key, aliveAt, aliveGeneratedAt, processedAt, lastMessageAt, lastGeneratedAt }
    }),

  /** Goes on with producers of another server, which has ended its turn. */
  carryOn(carried: readonly CarriedProducer[]): void {
    for (const known of carried) {
      Object.assign(producerOf(known.key), { ...known, state: 'alive', isUnsaved: true })
      setProducerUp(known.key, true)
    }
  },

  /** Forgets all producers, for tests and for a restart within a process. */
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
    // during our recovery a feed may report that we are not subscribed: that is no reason to ask again
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
   * Counts a message of a match on the board; call it before the message is applied. A missing number takes the
   * producer down (`outOfOrder`) until the missed messages come late, in a document of the whole match, or with a
   * recovery.
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
      // the missed messages may be older than the newest processed one
      producer.processedAt = Math.min(producer.processedAt, counted.sinceMs)
      goDown(producer, 'outOfOrder')
      producer.missesNumbers = true
      if (recoverers.of(key)) request(producer)
    }
    return counted.kind
  },

  /** Ends a recovery; the end of another recovery is ignored. Feeds that do not number requests send 0. */
  recovered({ producer: key }: FeedMessage, requestId: number): void {
    const producer = producerOf(key)
    if (producer.missesNumbers && !recoverers.of(key)) openWithHoles(producer)
    if (!producer.recovery) return
    if (requestId !== 0 && requestId !== producer.recovery.requestId) return
    open(producer)
  },

  /**
   * Asks for missed messages, as staff may at any time. False when the producer has no recoverer, or has sent nothing
   * yet.
   */
  recover(key: string): boolean {
    const producer = all.get(key)
    if (!producer || !recoverers.of(key)) return false
    producer.lastRequestAt = 0
    producer.recovery = null
    goDown(producer, 'recovering')
    request(producer)
    return true
  },

  /** Takes silent producers down, and asks again when an answer is overdue. Call it several times a second. */
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

  /** The write of all producers that goes with the book's. */
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
  // a producer that is not subscribed, or whose clock is off, would not send the missed messages
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

/** The producer stays down; the next request follows after a pause that doubles each time. */
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

/** Rises across restarts too, so that the end of an old recovery is never taken for the end of a new one. */
function nextRequestId(now: number): number {
  lastRequestId = Math.max(lastRequestId + 1, now)
  return lastRequestId
}

/**
 * Suspends the markets that the producer priced before the gap, in the matches with missing messages; other matches
 * miss nothing.
 */
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
