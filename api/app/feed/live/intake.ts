/**
 * Where every live message enters. The book in memory changes before `receive` returns; what must last is written behind it,
 * at most once a second a market, and what settles is written in order behind the writes it depends on.
 *
 * What a producer must do to be on the board: say `alive` every 10 s (subscribed; the first opens it when it has no
 * recoverer in `recovery.ts`), and send all open markets once after the status that starts the match: a market that was
 * not priced in play is closed then.
 */
import type { FeedAdapter, FeedMessage, ReadDocument } from '#feed/live/events'

export const intake = {
  /**
   * Applies one message. Never throws: what cannot be applied is written to `feed_errors`. What is older than the newest
   * applied to a market, or came before, changes nothing (betting-rules 3.1, must-hold L3).
   */
  receive(_message: FeedMessage): void {},

  /** Reads a document and applies its messages. Null when it is refused whole; it then stands in `feed_errors`. */
  receiveDocument(
    _producer: string,
    _adapter: FeedAdapter,
    _document: Buffer
  ): ReadDocument | null {
    return null
  },

  /** Resolves when everything received so far is written. */
  idle(): Promise<void> {
    return Promise.resolve()
  },
}
