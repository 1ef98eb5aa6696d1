/**
 * Finds missing messages of a match when the vendor numbers them one by one (LiveOdds' `msgnr`, which every message
 * raises, also one without changes). Numbers of other producers only order messages.
 */
import type { BookMatch } from '#book/match'
import type { FeedMessage } from '#feed/messages/events'
import { forgetSequences } from '#feed/messages/order'

const COUNTING: ReadonlySet<string> = new Set(['betbalancer'])
/** A wider gap is not filled by late messages. */
const MOST_MISSING = 256

interface Count {
  /** The highest number. */
  last: number
  /** The producer's time of the message with that number. */
  lastAt: number
  /** Lower numbers that have not come. */
  missing: Set<number>
  /** Too many messages are missing to remember, or it is unknown which. */
  isLost: boolean
  /** The time of the first message of this count; 0 for a producer's first count. */
  begunAt: number
}

/** What a message's number shows about earlier messages. */
export type CountedAs =
  | { kind: 'next' }
  /** The number belongs to an earlier count. */
  | { kind: 'former' }
  /** Messages after `sinceMs` (producer's time) are missing. */
  | { kind: 'gap' | 'restart'; detail: string; sinceMs: number }
  /** No message of this match is missing any more; `isWhole`: this message replaces all missed ones. */
  | { kind: 'filled'; isWhole: boolean }

const NEXT: CountedAs = { kind: 'next' }

/** Weak, so that the count of a match is dropped when the match leaves the board. */
const counts = new WeakMap<BookMatch, Count>()
/** Matches with missing messages by producer, each with the time of the message that revealed the gap. */
const holes = new Map<string, Map<BookMatch, number>>()

export const sequenceGaps = {
  /** Call once for each message of a match on the board, before it is applied. */
  count(match: BookMatch, message: FeedMessage): CountedAs {
    const { producer, sequence, generatedAt, event } = message
    if (sequence === null || !COUNTING.has(producer)) return NEXT
    const count = counts.get(match)
    if (!count) {
      counts.set(match, {
        last: sequence,
        lastAt: generatedAt,
        missing: new Set(),
        isLost: false,
        begunAt: 0,
      })
      return NEXT
    }
    if (generatedAt < count.begunAt) return { kind: 'former' }
    const before = { last: count.last, lastAt: count.lastAt }
    const isLower = sequence < count.last
    const isCounting = !message.isReply || event.kind === 'current'
    if (!isLower && isCounting) Object.assign(count, { last: sequence, lastAt: generatedAt })
    if (event.kind === 'current') {
      if (isLower && generatedAt > before.lastAt) begin(match, count, message)
      return fill(match, producer, true)
    }
    if (isLower) {
      if (count.missing.delete(sequence)) {
        return count.missing.size > 0 || count.isLost ? NEXT : fill(match, producer, false)
      }
      if (generatedAt <= before.lastAt || !isCounting) return NEXT
      // a lower number made later: the producer counts anew
      begin(match, count, message)
      count.isLost = true
      open(match, message)
      return { kind: 'restart', ...missed(message, before) }
    }
    if (sequence <= before.last + 1 || !isCounting) return NEXT
    const isWide = sequence - before.last - 1 + count.missing.size > MOST_MISSING
    if (isWide) count.isLost = true
    else for (let n = before.last + 1; n < sequence; n++) count.missing.add(n)
    open(match, message)
    return { kind: 'gap', ...missed(message, before) }
  },

  /** Matches of a producer with missing messages, each with the time of the message that revealed the gap. */
  of: (producer: string): ReadonlyMap<BookMatch, number> => holes.get(producer) ?? new Map(),

  /** Forgets the gaps: the missed messages came in another way, or never will. */
  forget(producer: string): void {
    for (const match of holes.get(producer)?.keys() ?? []) close(match)
    holes.delete(producer)
  },
}

/** Starts a new count with this message. */
function begin(match: BookMatch, count: Count, { sequence, generatedAt }: FeedMessage): void {
  Object.assign(count, { last: sequence, lastAt: generatedAt, begunAt: generatedAt })
  forgetSequences(match)
}

function open(match: BookMatch, { producer, generatedAt }: FeedMessage): void {
  const ofProducer = holes.get(producer) ?? new Map<BookMatch, number>()
  holes.set(producer, ofProducer.set(match, generatedAt))
}

function fill(match: BookMatch, producer: string, isWhole: boolean): CountedAs {
  close(match)
  return holes.get(producer)?.delete(match) ? { kind: 'filled', isWhole } : NEXT
}

function close(match: BookMatch): void {
  const count = counts.get(match)
  count?.missing.clear()
  if (count) count.isLost = false
}

function missed({ event, sequence }: FeedMessage, before: Pick<Count, 'last' | 'lastAt'>) {
  const key = 'matchKey' in event ? event.matchKey : ''
  return { detail: `${key} ${before.last}, then ${sequence}`, sinceMs: before.lastAt }
}
