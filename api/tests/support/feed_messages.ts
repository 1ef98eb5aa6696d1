/** Messages of live feeds for tests, as an adapter makes them. */
import type { FeedEvent, FeedMarket, FeedMessage, FeedOutcome } from '#feed/messages/events'

/** A message of a producer; `at` is when it made it. */
export const feedMessage = (
  producer: string,
  at: number,
  event: FeedEvent,
  sequence: number | null = null
): FeedMessage => ({ producer, generatedAt: at, sequence, event })

export const price = (key: string, oddsMilli: number): FeedOutcome => ({
  key,
  oddsMilli,
  active: true,
})

/** Outcomes of a message by key. */
export const prices = (odds: Record<string, number>): FeedOutcome[] =>
  Object.entries(odds).map(([key, oddsMilli]) => price(key, oddsMilli))

/** The match result, open, where nothing else is said. */
export const feedMarket = (market: Partial<FeedMarket> = {}): FeedMarket => ({
  typeId: 1,
  specifier: '',
  status: 1,
  isMainLine: true,
  outcomes: prices({ '1': 2000, 'X': 3400, '2': 3800 }),
  ...market,
})
