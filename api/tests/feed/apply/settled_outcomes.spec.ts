/** Outcomes that a feed has settled take no bets until the settlement is rolled back, whatever price arrives. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { FeedOutcomeResult } from '#feed/messages/events'
import { loadSettledByFeed } from '#feed/apply/settled_outcomes'
import { book } from '#book/book'
import { intake } from '#feed/intake/intake'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { feedMarket, prices } from '#tests/support/feed_messages'
import {
  bookMarket,
  closed,
  statusOf,
  toldOf,
  upFeed,
  type TestFeed,
} from '#tests/support/test_feed'

const MARKET = { typeId: 1, specifier: '' }

const result = (key: string, won: boolean): FeedOutcomeResult => ({
  key,
  won,
  voidFactorMilli: 0,
  deadHeatMilli: 1000,
})

function settle(feed: TestFeed, match: TestMatch, outcomes: FeedOutcomeResult[]): void {
  feed.send(match, {
    kind: 'settlement',
    certainty: 1,
    markets: [{ ...MARKET, voidReason: null, outcomes }],
    update: {},
  })
}
const rollBack = (feed: TestFeed, match: TestMatch) =>
  feed.send(match, { kind: 'rollbackSettlement', markets: [MARKET], update: {} })

async function priced(): Promise<{ feed: TestFeed; match: TestMatch }> {
  const feed = upFeed()
  const match = await makeMatch()
  feed.odds(match, {})
  return { feed, match }
}

test.group('Outcomes that a feed has settled', () => {
  test('are closed at once, stay closed when a price comes, and are closed for players too', async ({
    assert,
  }) => {
    const { feed, match } = await priced()
    assert.isNull(closed(match))
    const told = toldOf(match, () =>
      settle(feed, match, [result('1', true), result('X', false), result('2', false)])
    )
    assert.lengthOf(
      told.filter(({ kind }) => kind === 'markets'),
      1
    )
    assert.equal(closed(match), 'oddsInactive')
    assert.equal(statusOf(match), 1, 'a settlement alone changes no state')
    feed.odds(match, {})
    for (const key of ['1', 'X', '2']) assert.equal(closed(match, '1', key), 'oddsInactive')
  })

  test('are those that it names: other outcomes can still be bet on', async ({ assert }) => {
    const { feed, match } = await priced()
    settle(feed, match, [result('1', false)])
    feed.odds(match, {})
    assert.equal(closed(match, '1', '1'), 'oddsInactive')
    assert.isNull(closed(match, '1', 'X'))
  })

  test('open again with the prices after the rollback', async ({ assert }) => {
    const { feed, match } = await priced()
    settle(feed, match, [result('1', true)])
    rollBack(feed, match)
    assert.equal(closed(match), 'oddsInactive', 'nobody has priced it since')
    feed.odds(match, {})
    assert.isNull(closed(match))
  })

  test('an older settlement does not close outcomes that a newer message rolled back', async ({
    assert,
  }) => {
    const { feed, match } = await priced()
    const late = feed.about(match, {
      kind: 'settlement',
      certainty: 1,
      markets: [{ ...MARKET, voidReason: null, outcomes: [result('1', true)] }],
      update: {},
    })
    rollBack(feed, match)
    intake.receive(late)
    feed.odds(match, {})
    assert.isNull(closed(match))
  })

  test('are known after a restart', async ({ assert }) => {
    const { feed, match } = await priced()
    await intake.idle()
    // as the settlement room writes it
    await db
      .from('outcomes')
      .where('id', outcomeOf(match, '1', 'X'))
      .update({ result: 'lost' })
    await loadSettledByFeed()
    feed.odds(match, {})
    assert.equal(closed(match, '1', 'X'), 'oddsInactive')
    assert.isNull(closed(match, '1', '1'))
    rollBack(feed, match)
    feed.odds(match, {})
    assert.isNull(closed(match, '1', 'X'))
  })

  test('are kept for two different settlements of one moment, not twice for the same one', async ({
    assert,
  }) => {
    const { feed, match } = await priced()
    const said = (certainty: 1 | 2, won: boolean) =>
      feed.about(match, {
        kind: 'settlement',
        certainty,
        markets: [{ ...MARKET, voidReason: null, outcomes: [result('1', won)] }],
        update: {},
      })
    for (const message of [said(1, true), said(1, true), said(2, false), said(2, false)]) {
      intake.receive(message)
    }
    await intake.idle()
    const rows = await db
      .from('feed_settlements')
      .where('market_id', bookMarket(match).id)
      .orderBy('id')
    assert.deepEqual(
      rows.map(({ certainty, results }) => [certainty, JSON.parse(results)['1'].won]),
      [
        [1, true],
        [2, false],
      ]
    )
  })
})

test.group('Messages that cannot be right', () => {
  test('a message dated years ahead is left out and named, since it would stay the newest for ever', async ({
    assert,
  }) => {
    const { feed, match } = await priced()
    const at = feed.at
    feed.at = 8_640_000_000_000_000
    feed.odds(match, { status: 0 })
    feed.alive()
    feed.at = at
    assert.equal(statusOf(match), 1)
    feed.odds(match, { status: -1 })
    assert.equal(statusOf(match), -1)
    await intake.idle()
    const errors = await db.from('feed_errors').where('producer', feed.producer)
    assert.includeMembers(
      errors.map(({ reason }) => reason),
      ['fromTheFuture']
    )
  })

  test('a document may be at most a minute ahead of our clock, unless it is a replay', async ({
    assert,
  }) => {
    const { feed, match } = await priced()
    const now = feed.at
    const price = (aheadMs: number, oddsMilli: number, again: { isPlayedAgain?: true } = {}) => {
      feed.at = now + aheadMs
      const message = feed.about(match, {
        kind: 'odds',
        markets: [feedMarket({ outcomes: prices({ '1': oddsMilli }) })],
        update: {},
      })
      const read = () => ({ messages: [message], complaints: [] })
      const adapter = { name: 'test', read, ...again }
      intake.receiveDocument(feed.producer, adapter, Buffer.from('<a/>'))
    }
    price(120_000, 3000)
    price(2_000, 1050)
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.oddsMilli, 1050)
    await intake.idle()
    const errors = await db.from('feed_errors').where('producer', feed.producer)
    assert.deepEqual(
      errors.map(({ reason }) => reason),
      ['fromTheFuture']
    )
    price(120_000, 3000, { isPlayedAgain: true })
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.oddsMilli, 3000)
  })

  test('a LiveOdds name that means a market of another sport is not offered', async ({
    assert,
  }) => {
    const feed = upFeed('betbalancer')
    const match = await makeMatch()
    feed.at += 1_000
    intake.receive(
      feed.about(
        match,
        {
          kind: 'odds',
          markets: [
            {
              typeId: 223,
              specifier: 'hcp=-4.5',
              status: 1,
              isMainLine: false,
              outcomes: [{ key: 'home', oddsMilli: 1850, active: true }],
            },
          ],
          update: {},
        },
        1
      )
    )
    await intake.idle()
    const rows = await db.from('markets').where({ match_id: match.id, market_type_id: 223 })
    assert.lengthOf(rows, 0)
  })
})
