/** Who can be asked what is played in a match, by the feed that speaks of it (`uof` of `uof:sr:match:1`). */
import type { FeedEvent, FeedMessage } from '#feed/messages/events'

export type FixtureMessage = FeedMessage & { event: Extract<FeedEvent, { kind: 'fixture' }> }

export interface FixtureSource {
  /** Resolves to the fixture as its feed tells it; null when the source has none for it. Rejects when it cannot be asked. */
  fetch(matchKey: string): Promise<FixtureMessage | null>
}

const byFeed = new Map<string, FixtureSource>()

export const fixtureSources = {
  /** Returns a function that takes it off again. */
  register(feed: string, source: FixtureSource): () => void {
    byFeed.set(feed, source)
    return () => byFeed.delete(feed)
  },
  of: (matchKey: string): FixtureSource | undefined =>
    byFeed.get(matchKey.slice(0, matchKey.indexOf(':'))),
}
