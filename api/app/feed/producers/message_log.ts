import type { FeedMessageKind } from '@grandstand/shared-types/wire/betting/feed'
import type { FeedEvent, FeedMessage } from '#feed/messages/events'

const KEPT = 20

interface Note {
  at: number
  delayMs: number
  kind: FeedMessageKind
  matchKey: string | null
  marketCount: number
}

/** The last messages of one producer, without their contents. */
export class MessageLog {
  readonly #notes: Note[] = []
  #next = 0

  add({ generatedAt, event }: FeedMessage, at: number): void {
    this.#notes[this.#next] = {
      at,
      delayMs: at - generatedAt,
      kind: event.kind,
      matchKey: 'matchKey' in event ? event.matchKey : null,
      marketCount: marketsOf(event),
    }
    this.#next = (this.#next + 1) % KEPT
  }

  newestFirst(): Note[] {
    return [...this.#notes.slice(this.#next), ...this.#notes.slice(0, this.#next)].reverse()
  }
}

const marketsOf = (event: FeedEvent): number => ('markets' in event ? event.markets.length : 0)
