/**
 * Whether the messages of a match came without a hole, where the vendor numbers them one by one (LiveOdds' `msgnr`, which every
 * message of a match raises by one, those that change nothing too). Other producers' numbers only order their messages.
 */
import type { BookMatch } from '#book/match'
import type { FeedMessage } from '#feed/messages/events'
import { forgetSequences } from '#feed/messages/order'

const COUNTING: ReadonlySet<string> = new Set(['betbalancer'])
/** A wider hole is not filled by messages that come late. */
const MOST_MISSING = 256

interface Count {
  /** The highest number so far. */
  last: number
  /** When that message was made, by the producer's clock. */
  lastAt: number
  /** Numbers below it that have not come. */
  missing: Set<number>
  /** More are missing than are remembered, or nobody knows which. */
  isLost: boolean
  /** When the first message of this counting was made; 0 unless it began anew. */
  begunAt: number
}

/** What a message says of those before it. */
export type CountedAs =
  | { kind: 'next' }
  /** Its number is of a counting that has ended. */
  | { kind: 'former' }
  /** Messages after `sinceMs` (producer's time) are missing. */
  | { kind: 'gap' | 'restart'; detail: string; sinceMs: number }
  /** Nothing is missing any more of this match; `isWhole`: what it says replaces what was missed. */
  | { kind: 'filled'; isWhole: boolean }

const NEXT: CountedAs = { kind: 'next' }

/** Let go with their matches. */
const counts = new WeakMap<BookMatch, Count>()
/** Matches with holes by producer; each with the time of the message that showed it. */
const holes = new Map<string, Map<BookMatch, number>>()

export const sequenceGaps = {
  /** To be called once for each message of a match on the board, before it is applied. */
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
      // lower, and yet made later: it counts anew
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

  /** Matches of a producer of which messages are missing, each with the time of the one that showed it. */
  of: (producer: string): ReadonlyMap<BookMatch, number> => holes.get(producer) ?? new Map(),

  /** What was missed has come in another way, or will not come. */
  forget(producer: string): void {
    for (const match of holes.get(producer)?.keys() ?? []) close(match)
    holes.delete(producer)
  },
}

/** From this message on the match is counted anew. */
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
