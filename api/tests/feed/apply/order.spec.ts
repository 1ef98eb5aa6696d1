import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { book } from '#book/book'
import { intake } from '#feed/intake/intake'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { feedMarket, prices } from '#tests/support/feed_messages'
import { bookMarket, stateOf, statusOf, TestFeed } from '#tests/support/test_feed'

async function running(feed: TestFeed): Promise<TestMatch> {
  const match = await makeMatch({ startsAt: feed.at - 60_000 })
  feed.alive()
  feed.send(match, {
    kind: 'odds',
    markets: [feedMarket(), feedMarket({ typeId: 18, specifier: 'total=2.5', outcomes: goals })],
    update: { status: '1p', state: { score: [0, 0] } },
  })
  return match
}
const goals = prices({ over: 1900, under: 1900 })
const price = (match: TestMatch) => book.quote(outcomeOf(match, '1', '1'))?.oddsMilli

test.group('Order of messages', () => {
  test('L3 an older message changes no market that a newer one has set', async ({ assert }) => {
    const feed = new TestFeed()
    const match = await running(feed)
    feed.odds(match, { outcomes: prices({ '1': 1500 }) })
    const { version } = bookMarket(match)
    feed.at -= 3_000
    feed.odds(match, { outcomes: prices({ '1': 9000 }), status: -1 })
    assert.equal(price(match), 1500)
    assert.equal(statusOf(match), 1)
    assert.equal(bookMarket(match).version, version)
  })

  test('L3 a message that is older for one market may be the newest for another', async ({
    assert,
  }) => {
    const feed = new TestFeed()
    const match = await running(feed)
    feed.odds(match, { outcomes: prices({ '1': 1500 }) })
    feed.at -= 1_500
    feed.odds(
      match,
      { outcomes: prices({ '1': 9000 }) },
      { typeId: 18, specifier: 'total=2.5', outcomes: prices({ over: 1700 }) }
    )
    assert.equal(price(match), 1500)
    const over = bookMarket(match, 18, 'total=2.5').outcomes.find(({ key }) => key === 'over')
    assert.equal(over?.oddsMilli, 1700)
  })

  test('L3 sequence numbers of a match count before times', async ({ assert }) => {
    const feed = new TestFeed()
    const match = await running(feed)
    feed.send(match, { kind: 'odds', markets: [feedMarket({ status: 0 })], update: {} }, 12)
    feed.send(match, { kind: 'odds', markets: [feedMarket({ status: 1 })], update: {} }, 11)
    assert.equal(statusOf(match), 0)
  })

  test('L3 a repeated message changes nothing, not even after a bet stop of the same moment', async ({
    assert,
  }) => {
    const feed = new TestFeed()
    const match = await running(feed)
    feed.at += 1_000
    const odds = feed.about(match, { kind: 'odds', markets: [feedMarket()], update: {} })
    const stop = feed.about(match, { kind: 'betStop', groups: null, status: -1, reason: null })
    for (const message of [odds, stop]) intake.receive(message)
    const before = [stateOf(match), bookMarket(match).version]
    for (const message of [odds, stop, odds]) intake.receive(message)
    assert.deepEqual([stateOf(match), bookMarket(match).version], before)
    assert.equal(statusOf(match), -1)
  })

  test('L3 the same messages in any order lead to the same state', async ({ assert }) => {
    const feed = new TestFeed()
    const matches = [await running(feed), await running(feed), await running(feed)]
    const start = feed.at
    const orders = [
      [0, 1, 2, 3, 4],
      [4, 3, 2, 1, 0],
      [2, 0, 4, 1, 3, 2, 0],
    ]
    for (const [i, match] of matches.entries()) {
      const at = (seconds: number, event: Parameters<TestFeed['about']>[1]) => {
        feed.at = start + seconds * 1_000
        return feed.about(match, event)
      }
      const messages = [
        at(1, {
          kind: 'odds',
          markets: [
            feedMarket({ typeId: 10, outcomes: prices({ '1X': 1300, '12': 1300, 'X2': 1900 }) }),
          ],
          update: { state: { corners: [1, 0] } },
        }),
        at(2, { kind: 'betStop', groups: null, status: -1, reason: null }),
        at(3, {
          kind: 'incident',
          incident: { kind: 'goal', side: 'home', period: 1, seconds: 180 },
          update: {
            state: { score: [1, 0], corners: [1, 0], redCards: [0, 0], yellowCards: [0, 0] },
          },
        }),
        at(4, {
          kind: 'odds',
          markets: [feedMarket({ outcomes: prices({ '1': 1200 }) })],
          update: {},
        }),
        at(5, {
          kind: 'incident',
          incident: { kind: 'corner', side: 'away', period: 1, seconds: 300 },
          update: {
            state: { score: [1, 0], corners: [1, 1], redCards: [0, 0], yellowCards: [0, 0] },
          },
        }),
      ]
      for (const index of orders[i] ?? []) intake.receive(messages[index]!)
    }
    const [first, ...others] = matches.map(stateOf)
    assert.equal(first?.timeline?.length, 2)
    for (const other of others) assert.deepEqual(other, first)
  })

  test('an incident of a sport without a clock tells its set and game', async ({ assert }) => {
    const feed = new TestFeed()
    const match = await running(feed)
    const point = { kind: 'point', side: 'home', period: 2, seconds: null } as const
    feed.send(match, {
      kind: 'incident',
      incident: point,
      update: {
        state: {
          score: [1, 0],
          periodScores: [
            [6, 4],
            [3, 2],
          ],
          gameScore: ['0', '0'],
        },
      },
    })
    feed.send(match, {
      kind: 'incident',
      incident: { ...point, seconds: 60 },
      update: { state: { score: [1, 0], periodScores: [[6, 4]] } },
    })
    const [first, second] = stateOf(match).timeline ?? []
    assert.deepEqual(
      [first?.periodScore, first?.gameScore],
      [
        [3, 2],
        ['0', '0'],
      ]
    )
    assert.notProperty(second, 'periodScore')
  })
})

test.group('Bet stop and bet start', () => {
  test('L4 a bet stop suspends the markets of its groups, but no settled or inactive market', async ({
    assert,
  }) => {
    const feed = new TestFeed()
    const match = await running(feed)
    const line = (total: string, status: -3 | 0 | 1) =>
      feedMarket({ typeId: 18, specifier: `total=${total}`, status, outcomes: goals })
    feed.odds(match, line('0.5', -3), line('1.5', 0), line('3.5', 1))
    const versions = () => ['0.5', '1.5'].map((t) => bookMarket(match, 18, `total=${t}`).version)
    const before = versions()
    feed.send(match, { kind: 'betStop', groups: ['totals'], status: -1, reason: null })
    const states = ['0.5', '1.5', '2.5', '3.5'].map((t) => statusOf(match, 18, `total=${t}`))
    assert.deepEqual(states, [-3, 0, -1, -1])
    assert.deepEqual(versions(), before)
    assert.equal(statusOf(match), 1)
    await intake.idle()
    const rows = await db
      .from('markets')
      .where({ match_id: match.id, market_type_id: 18 })
      .orderBy('specifier')
      .select('status')
    assert.deepEqual(
      rows.map((row) => row.status),
      [-3, 0, -1, -1]
    )
  })

  test('a bet start opens the markets that the bet stop suspended, and no other', async ({
    assert,
  }) => {
    const feed = new TestFeed()
    const match = await running(feed)
    feed.odds(match, { typeId: 18, specifier: 'total=3.5', status: -1, outcomes: goals })
    feed.send(match, { kind: 'betStop', groups: null, status: -1, reason: null })
    feed.send(match, { kind: 'betStart', update: { betStatus: 'started' } })
    assert.equal(statusOf(match), 1)
    assert.equal(statusOf(match, 18, 'total=3.5'), -1)
  })
})
