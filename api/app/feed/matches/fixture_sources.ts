/**
 * Sources that can be asked for the fixture of a match, by feed: the part before the first colon of the match's key
 * (`uof` in `uof:sr:match:1`).
 */
import type { FeedEvent, FeedMessage } from '#feed/messages/events'

export type FixtureMessage = FeedMessage & { event: Extract<FeedEvent, { kind: 'fixture' }> }

export interface FixtureSource {
  /**
   * Resolves to the fixture in the feed's message; null when the source has no fixture for the match. Rejects when the
   * request fails.
   */
  fetch(matchKey: string): Promise<FixtureMessage | null>
}

const byFeed = new Map<string, FixtureSource>()

export const fixtureSources = {
  /** Returns a function that removes the source. */
  register(feed: string, source: FixtureSource): () => void {
    byFeed.set(feed, source)
    return () => byFeed.delete(feed)
  },
  of: (matchKey: string): FixtureSource | undefined =>
    byFeed.get(matchKey.slice(0, matchKey.indexOf(':'))),
}
