/** A live feed for tests: messages of one producer about test matches, with a clock of its own. */
import { randomUUID } from 'node:crypto'
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import { closedReason } from '@grandstand/shared-types/coupons/evaluation/availability'
import { book, type BookMarket, type BookMatch } from '#book/book'
import { bookChanges, type BookChange } from '#book/changes'
import { clock } from '#core/timing/clock'
import type { FeedEvent, FeedMarket, FeedMessage } from '#feed/messages/events'
import { intake } from '#feed/intake/intake'
import { feedMarket, feedMessage } from '#tests/support/feed_messages'
import { outcomeOf, type TestMatch } from '#tests/support/board'

type MatchEvent = Extract<FeedEvent, { matchKey: string }>
type Unkeyed<E> = E extends MatchEvent ? Omit<E, 'matchKey'> : never

export class TestFeed {
  readonly producer: string
  /** Time of the next message. */
  at: number

  constructor(producer = `test:${randomUUID().slice(0, 8)}`, at = clock.now()) {
    this.producer = producer
    this.at = at
  }

  alive(isSubscribed = true): void {
    intake.receive(this.message({ kind: 'alive', isSubscribed }))
  }

  /** A message about a match of the board, ready to send. */
  about(match: { id: number }, event: Unkeyed<MatchEvent>, sequence: number | null = null) {
    const matchKey = bookMatch(match).sourceKey
    return this.message({ ...event, matchKey } as FeedEvent, sequence)
  }

  /** Sends it, a second after the previous message. */
  send(match: { id: number }, event: Unkeyed<MatchEvent>, sequence: number | null = null): void {
    this.at += 1_000
    intake.receive(this.about(match, event, sequence))
  }

  /** 1X2 by default. */
  odds(match: { id: number }, ...markets: Partial<FeedMarket>[]): void {
    this.send(match, { kind: 'odds', markets: markets.map(feedMarket), update: {} })
  }

  message(event: FeedEvent, sequence: number | null = null): FeedMessage {
    return feedMessage(this.producer, this.at, event, sequence)
  }
}

export function bookMatch({ id }: { id: number }): BookMatch {
  const match = book.match(id)
  if (!match) throw new Error(`match ${id} is not on the board`)
  return match
}

export function bookMarket(match: { id: number }, typeId = 1, specifier = ''): BookMarket {
  const market = book.market(match.id, typeId, specifier)
  if (!market) throw new Error(`match ${match.id} has no market ${typeId} ${specifier}`)
  return market
}

export const statusOf = (match: { id: number }, typeId = 1, specifier = ''): MarketStatus =>
  bookMarket(match, typeId, specifier).status

/** A match without the fields in which two equal matches differ: ids, names, our own times and versions. */
export function stateOf(match: { id: number }) {
  const { status, betStatus, live, markets } = bookMatch(match)
  return {
    status,
    betStatus,
    state: live?.state,
    timeline: live?.timeline,
    markets: markets
      .map(({ typeId, specifier, status: of, isLive, isMainLine, outcomes }) => ({
        key: `${typeId}|${specifier}`,
        status: of,
        isLive,
        isMainLine,
        outcomes: outcomes.map(({ key, oddsMilli, active }) => ({ key, oddsMilli, active })),
      }))
      .sort((a, b) => a.key.localeCompare(b.key)),
  }
}

/** The reason why an outcome takes no bets now; null when it is open. */
export function closed(match: TestMatch, market = '1', key = '1') {
  const quote = book.quote(outcomeOf(match, market, key))
  return quote ? closedReason(quote, clock.now()) : 'oddsInactive'
}

/** Changes of one match while `work` runs. */
export function toldOf(match: { id: number }, work: () => void): BookChange[] {
  const told: BookChange[] = []
  const stop = bookChanges.on((change) => {
    if ('matchId' in change && change.matchId === match.id) told.push(change)
  })
  work()
  stop()
  return told
}

/** A feed that is alive. */
export function upFeed(producer?: string): TestFeed {
  const feed = new TestFeed(producer)
  feed.alive()
  return feed
}
