import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { book } from '#book/book'
import { loadMatches } from '#book/load'
import type { FeedEvent } from '#feed/messages/events'
import { intake } from '#feed/intake/intake'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { feedMarket, prices } from '#tests/support/feed_messages'
import { closed, statusOf, toldOf, upFeed } from '#tests/support/test_feed'

const marketRow = (id: number) => db.from('markets').where('id', id).firstOrFail()

test.group('Matches of a feed', () => {
  test('score and red cards are known to the check at acceptance', async ({ assert }) => {
    const feed = upFeed()
    const match = await makeMatch()
    feed.send(match, {
      kind: 'odds',
      markets: [feedMarket()],
      update: { status: '1p', state: { score: [2, 1], redCards: [0, 1] } },
    })
    const quote = book.quote(outcomeOf(match, '1', '1'))
    assert.deepEqual(
      [quote?.score, quote?.redCards],
      [
        [2, 1],
        [0, 1],
      ]
    )
  })

  test('an unknown fixture comes on the board with its league, and later messages wait until it is there', async ({
    assert,
  }) => {
    const feed = upFeed()
    const tag = randomUUID().slice(0, 8)
    const fixture = fixtureOf(tag, feed.at + 3_600_000)
    intake.receive(feed.message(fixture))
    const markets = [feedMarket({ outcomes: prices({ '1': 1444 }) })]
    feed.at += 1_000
    intake.receive(feed.message({ kind: 'odds', matchKey: fixture.matchKey, markets, update: {} }))
    await intake.idle()
    const match = book.matchBySourceKey(fixture.matchKey)
    assert.equal(match?.home, `Home ${tag}`)
    assert.equal(match?.markets[0]?.outcomes[0]?.oddsMilli, 1444)
  })

  test('a fixture that another source brought in is the same match', async ({ assert }) => {
    const feed = upFeed()
    const tag = randomUUID().slice(0, 8)
    const startsAt = feed.at + 3_600_000
    const match = await makeMatch({ startsAt, home: `Home ${tag}`, away: `Away ${tag}` })
    const fixture = fixtureOf(tag, startsAt + 600_000)
    intake.receive(feed.message(fixture))
    await intake.idle()
    feed.at += 1_000
    const event: FeedEvent = {
      kind: 'odds',
      matchKey: fixture.matchKey,
      markets: [feedMarket({ outcomes: prices({ '1': 1555 }) })],
      update: {},
    }
    intake.receive(feed.message(event))
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.oddsMilli, 1555)
  })

  test('an unknown match is written to the feed errors, and the next message counts', async ({
    assert,
  }) => {
    const feed = upFeed()
    const match = await makeMatch()
    const matchKey = `nobody:${randomUUID()}`
    for (let i = 0; i < 3; i++) {
      intake.receive(feed.message({ kind: 'odds', matchKey, markets: [feedMarket()], update: {} }))
    }
    feed.odds(match, { outcomes: prices({ '1': 1666 }) })
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.oddsMilli, 1666)
    await intake.idle()
    const errors = await db.from('feed_errors').where('producer', feed.producer)
    assert.deepEqual(
      errors.map((row) => [row.reason, row.detail]),
      [['unknownMatch', `${matchKey}: 3 messages (odds)`]]
    )
  })

  test('a document that cannot be read is kept whole', async ({ assert }) => {
    const producer = `test:${randomUUID().slice(0, 8)}`
    const adapter = {
      name: 'broken',
      read(): never {
        throw new TypeError('a fault of ours')
      },
    }
    const document = Buffer.from([0xff, 0xfe, 0x00, 0x41])
    assert.isNull(intake.receiveDocument(producer, adapter, document))
    await intake.idle()
    const row = await db.from('feed_errors').where('producer', producer).firstOrFail()
    assert.equal(row.reason, 'unreadable')
    assert.equal(row.document, `base64:${document.toString('base64')}`)
  })

  for (const status of ['ended', 'retired', 'walkover', 'after_ot', 'cancelled'] as const) {
    test(`L8 a match that is ${status} leaves the board, and its markets close`, async ({
      assert,
    }) => {
      const feed = upFeed()
      const match = await makeMatch()
      feed.send(match, { kind: 'odds', markets: [feedMarket()], update: { status: '2p' } })
      const told = toldOf(match, () => feed.send(match, { kind: 'status', update: { status } }))
      assert.deepEqual(told.at(-1), { kind: 'gone', matchId: match.id })
      assert.isUndefined(book.match(match.id))
      // not even a reading of the database in between brings the match back
      await loadMatches([match.id])
      assert.isUndefined(book.match(match.id))
      await intake.idle()
      const row = await db.from('matches').where('id', match.id).firstOrFail()
      assert.equal(row.status, status)
      assert.equal((await marketRow(match.markets['1']!.id)).status, 0)
    })
  }

  test('L8 an interrupted match leaves the list, and comes back when it goes on', async ({
    assert,
  }) => {
    const feed = upFeed()
    const match = await makeMatch()
    feed.send(match, { kind: 'odds', markets: [feedMarket()], update: { status: '1p' } })
    const told = toldOf(match, () =>
      feed.send(match, { kind: 'status', update: { status: 'interrupted' } })
    )
    assert.deepEqual(told.at(-1), { kind: 'gone', matchId: match.id })
    assert.equal(closed(match), 'matchClosed')
    assert.equal(statusOf(match), 0)
    feed.send(match, { kind: 'odds', markets: [feedMarket()], update: { status: '1p' } })
    assert.isNull(closed(match))
  })
})

function fixtureOf(tag: string, startsAt: number): Extract<FeedEvent, { kind: 'fixture' }> {
  const names = { en: `League ${tag}`, tr: `Lig ${tag}` }
  return {
    kind: 'fixture',
    matchKey: `test:feed:${tag}`,
    startsAt,
    sportId: 1,
    category: { key: `test:c:${tag}`, name: `Country ${tag}`, names: {} },
    tournament: { key: `test:t:${tag}`, name: `League ${tag}`, names },
    home: { key: `h:${tag}`, name: `Home ${tag}` },
    away: { key: `a:${tag}`, name: `Away ${tag}` },
    update: {},
  }
}
