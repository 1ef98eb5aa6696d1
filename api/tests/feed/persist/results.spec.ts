import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { storeResults } from '#catalogue/actions/store_results'
import { bus } from '#core/bus'
import { intake } from '#feed/intake/intake'
import { makeMatch } from '#tests/support/board'
import { prices } from '#tests/support/feed_messages'
import { bookMarket, bookMatch, statusOf, upFeed } from '#tests/support/test_feed'

const marketRow = (id: number) => db.from('markets').where('id', id).firstOrFail()

test.group('Results that feeds send', () => {
  test('are stored once for each market, and announced on the bus after earlier prices', async ({
    assert,
  }) => {
    const feed = upFeed()
    const match = await makeMatch()
    const line = { typeId: 18, specifier: 'total=2.5' }
    feed.odds(match, { ...line, outcomes: prices({ over: 1900, under: 1900 }) })
    const told: number[] = []
    const stop = bus.on('feedSettlement', ({ matchIds }) => told.push(...matchIds))
    feed.at += 1_000
    const settled = (key: string, won: boolean) => ({
      key,
      won,
      voidFactorMilli: 0,
      deadHeatMilli: 1000,
    })
    const settlement = feed.about(match, {
      kind: 'settlement',
      certainty: 2,
      markets: [
        { ...line, voidReason: null, outcomes: [settled('over', true), settled('under', false)] },
        { typeId: 18, specifier: 'total=7.5', voidReason: null, outcomes: [] },
      ],
      update: {},
    })
    const cancel = feed.about(match, {
      kind: 'cancel',
      from: feed.at - 5_000,
      to: null,
      markets: [{ typeId: 1, specifier: '', voidReason: 12 }],
      update: {},
    })
    for (const message of [settlement, settlement, cancel, cancel]) intake.receive(message)
    await intake.idle()
    stop()
    const rows = await db.from('feed_settlements').where('match_id', match.id).orderBy('id')
    assert.deepEqual(
      rows.map((row) => [row.market_id, row.kind, row.certainty, row.void_reason, row.from_at]),
      [
        [bookMarket(match, 18, 'total=2.5').id, 'settlement', 2, null, null],
        [bookMarket(match).id, 'cancel', null, 12, feed.at - 5_000],
      ]
    )
    assert.deepEqual(JSON.parse(rows[0].results).over, {
      won: true,
      voidFactorMilli: 0,
      deadHeatMilli: 1000,
    })
    assert.deepEqual(told, [match.id, match.id])
    assert.equal(statusOf(match, 18, 'total=2.5'), 1, 'a settlement alone changes no state')
  })

  test('count for a match that has left the board', async ({ assert }) => {
    const feed = upFeed()
    const match = await makeMatch()
    const key = bookMatch(match).sourceKey
    feed.send(match, { kind: 'status', update: { status: 'ended' } })
    intake.receive(
      feed.message({
        kind: 'settlement',
        matchKey: key,
        certainty: 1,
        markets: [{ typeId: 1, specifier: '', voidReason: null, outcomes: [] }],
        update: {},
      })
    )
    await intake.idle()
    const rows = await db.from('feed_settlements').where('match_id', match.id)
    assert.lengthOf(rows, 1)
  })

  test('a result becomes facts of the catalogue; an impossible one a feed error', async ({
    assert,
  }) => {
    const feed = upFeed()
    const match = await makeMatch()
    const key = bookMatch(match).sourceKey
    const facts = { status: 'ended', periods: {}, fullTime: [2, 1], halfTime: [1, 0] } as const
    feed.send(match, { kind: 'result', facts: { status: 'ended', periods: {} } })
    feed.send(match, { kind: 'result', facts })
    await intake.idle()
    const row = await db.from('results').where('match_id', match.id).firstOrFail()
    assert.deepInclude(row, { revision: 1, source: feed.producer, actor_id: null })
    const error = await db.from('feed_errors').where('producer', feed.producer).firstOrFail()
    assert.equal(error.reason, 'resultIncomplete')
    assert.include(error.document, key)
  })

  test('a result entered by staff stays when the feed sends another after it', async ({
    assert,
  }) => {
    const feed = upFeed()
    const match = await makeMatch()
    const facts = (home: number) =>
      ({ status: 'ended', periods: {}, fullTime: [home, 1], halfTime: [0, 0] }) as const
    const source = 'staff'
    const matchKey = bookMatch(match).sourceKey
    const say = (home: number) => {
      feed.at += 1_000
      intake.receive(feed.message({ kind: 'result', matchKey, facts: facts(home) }))
      return intake.idle()
    }
    await say(2)
    await storeResults([{ matchId: match.id, facts: facts(3), source, actorId: null }])
    await say(2)
    const rows = await db.from('results').where('match_id', match.id).orderBy('revision')
    assert.deepEqual(
      rows.map((row) => row.source),
      [feed.producer, source]
    )
  })

  test('a bet clearing of Betbalancer closes its market', async ({ assert }) => {
    const feed = upFeed('betbalancer')
    const match = await makeMatch()
    feed.odds(match, {})
    feed.send(match, {
      kind: 'settlement',
      certainty: 1,
      markets: [{ typeId: 1, specifier: '', voidReason: null, outcomes: [] }],
      update: {},
    })
    assert.equal(statusOf(match), -3)
    await intake.idle()
    assert.equal((await marketRow(bookMarket(match).id)).status, -3)
  })
})
