import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { closedReason } from '@grandstand/shared-types/coupons/evaluation/availability'
import { book } from '#book/book'
import { bookChanges, type BookChange } from '#book/changes'
import { loadMatches } from '#book/load'
import { poll } from '#book/sync'
import { bus } from '#core/bus'
import { clock } from '#core/clock'
import type { FeedEvent } from '#feed/live/events'
import { intake } from '#feed/live/intake'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { bookMarket, bookMatch, feedMarket, prices, statusOf, TestFeed } from '#tests/support/live'

function closed(match: TestMatch, market = '1', key = '1') {
  const quote = book.quote(outcomeOf(match, market, key))
  return quote ? closedReason(quote, clock.now()) : 'oddsInactive'
}

/** Changes of one match while `work` runs. */
function toldOf(match: { id: number }, work: () => void): BookChange[] {
  const told: BookChange[] = []
  const stop = bookChanges.on((change) => {
    if ('matchId' in change && change.matchId === match.id) told.push(change)
  })
  work()
  stop()
  return told
}

function upFeed(): TestFeed {
  const feed = new TestFeed()
  feed.alive()
  return feed
}

const marketRow = (id: number) => db.from('markets').where('id', id).firstOrFail()

test.group('Markets of a live match', () => {
  test('a market of before the match keeps its row and its numbers in play', async ({ assert }) => {
    const feed = upFeed()
    const match = await makeMatch({ startsAt: feed.at - 1_000 })
    assert.equal(closed(match), 'matchStarted')
    feed.send(match, {
      kind: 'odds',
      markets: [feedMarket({ outcomes: prices({ '1': 1850 }) })],
      update: { status: '1p' },
    })
    assert.isNull(closed(match))
    const quote = book.quote(outcomeOf(match, '1', '1'))
    assert.deepInclude(quote, { oddsMilli: 1850, isLiveMarket: true, marketVersion: 2 })
    await intake.idle()
    const row = await marketRow(match.markets['1']!.id)
    assert.deepInclude(row, { is_live: 1, version: 2, producer: feed.producer, feed_at: feed.at })
    const outcome = await db
      .from('outcomes')
      .where('id', outcomeOf(match, '1', '1'))
      .firstOrFail()
    assert.equal(outcome.odds_milli, 1850)
  })

  test('a market that no feed prices in play closes when the match starts', async ({ assert }) => {
    const feed = upFeed()
    const match = await makeMatch({
      prices: { '1': { '1': 2000, 'X': 3000, '2': 4000 }, '29': { yes: 1800, no: 1900 } },
    })
    assert.isNull(closed(match, '29', 'yes'))
    feed.send(match, { kind: 'odds', markets: [feedMarket()], update: { status: '1p' } })
    assert.isNull(closed(match))
    assert.equal(closed(match, '29', 'yes'), 'matchStarted')
  })

  test('a new market has its number at once, and the same one in the database', async ({
    assert,
  }) => {
    const feed = upFeed()
    const match = await makeMatch()
    const told = toldOf(match, () =>
      feed.odds(match, {
        typeId: 18,
        specifier: 'total=3.5',
        outcomes: prices({ under: 1500, over: 2400 }),
      })
    )
    const market = bookMarket(match, 18, 'total=3.5')
    assert.deepInclude(told, { kind: 'markets', matchId: match.id, marketIds: [market.id] })
    const [over] = market.outcomes
    assert.equal(over?.key, 'over', 'in the order of the catalogue')
    assert.equal(book.quote(over?.id ?? 0)?.oddsMilli, 2400)
    // another writer numbers its rows by the database meanwhile
    const [other = 0] = await db.table('markets').insert({
      match_id: match.id,
      market_type_id: 18,
      specifier: 'total=9.5',
      updated_at: 0,
    })
    assert.notEqual(other, market.id)
    feed.odds(match, { typeId: 18, specifier: 'total=4.5', outcomes: prices({ over: 4000 }) })
    await intake.idle()
    assert.equal((await marketRow(market.id)).specifier, 'total=3.5')
    const stored = await db.from('outcomes').where('market_id', market.id).orderBy('list_order')
    assert.deepEqual(
      stored.map((row) => [row.id, row.outcome_key, row.odds_milli]),
      market.outcomes.map((outcome) => [outcome.id, outcome.key, outcome.oddsMilli])
    )
  })

  test('one line of a type is the main one', async ({ assert }) => {
    const feed = upFeed()
    const match = await makeMatch()
    const line = (specifier: string, isMainLine: boolean) =>
      feedMarket({
        typeId: 18,
        specifier,
        isMainLine,
        outcomes: prices({ over: 1900, under: 1900 }),
      })
    feed.odds(match, line('total=2.5', true), line('total=3.5', false))
    feed.odds(match, line('total=3.5', true))
    assert.isFalse(bookMarket(match, 18, 'total=2.5').isMainLine)
    assert.isTrue(bookMarket(match, 18, 'total=3.5').isMainLine)
  })

  test('what no catalogue knows, and prices that are none, are left out by name', async ({
    assert,
  }) => {
    const feed = upFeed()
    const match = await makeMatch()
    feed.odds(
      match,
      { typeId: 999_999 },
      { typeId: 18, specifier: 'total=a lot' },
      { outcomes: prices({ '1': 17.5, 'X': 3300, 'someone': 2000 }) }
    )
    assert.equal(closed(match, '1', '1'), 'oddsInactive')
    assert.equal(book.quote(outcomeOf(match, '1', 'X'))?.oddsMilli, 3300)
    await intake.idle()
    const errors = await db.from('feed_errors').where('producer', feed.producer).orderBy('id')
    assert.deepEqual(
      errors.map((row) => row.reason),
      ['unknownMarket', 'unknownMarket', 'badOdds', 'unknownOutcome']
    )
  })

  test('many changes of a second are one write, and our own reading brings nothing back', async ({
    assert,
  }) => {
    const feed = upFeed()
    const match = await makeMatch()
    for (let odds = 1500; odds < 1600; odds++) {
      feed.odds(match, { outcomes: prices({ '1': odds }) })
    }
    const market = bookMarket(match)
    await intake.idle()
    assert.equal((await marketRow(market.id)).version, market.version)
    feed.odds(match, { outcomes: prices({ '1': 1700 }) })
    const told: BookChange[] = []
    const stop = bookChanges.on((change) => void told.push(change))
    await poll()
    stop()
    assert.isFalse(told.some((change) => 'matchId' in change && change.matchId === match.id))
    // read while the newer price is not written: it stands
    await loadMatches([match.id])
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.oddsMilli, 1700)
    await intake.idle()
    await loadMatches([match.id])
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.oddsMilli, 1700)
  })

  test('a price that staff set in the database is on the board', async ({ assert }) => {
    const feed = upFeed()
    const match = await makeMatch()
    feed.odds(match, {})
    await intake.idle()
    const { id, version } = bookMarket(match)
    await db
      .from('outcomes')
      .where('id', outcomeOf(match, '1', '1'))
      .update({ odds_milli: 1111 })
    await db
      .from('markets')
      .where('id', id)
      .update({ version: version + 1 })
    await loadMatches([match.id])
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.oddsMilli, 1111)
  })
})

test.group('Matches of a feed', () => {
  test('score and red cards are what acceptance can look at', async ({ assert }) => {
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

  test('a fixture nobody has comes on the board with its league; what follows waits for it', async ({
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

  test('a match that nobody knows is complained of, and the next message counts', async ({
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
    test(`L8 a match that is ${status} leaves the board with its markets closed`, async ({
      assert,
    }) => {
      const feed = upFeed()
      const match = await makeMatch()
      feed.send(match, { kind: 'odds', markets: [feedMarket()], update: { status: '2p' } })
      const told = toldOf(match, () => feed.send(match, { kind: 'status', update: { status } }))
      assert.deepEqual(told.at(-1), { kind: 'gone', matchId: match.id })
      assert.isUndefined(book.match(match.id))
      // not even a reading in between brings it back
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

test.group('What feeds say of results', () => {
  test('is stored once for each market and said on the bus, behind the prices before it', async ({
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

  test('counts for a match that has left the board', async ({ assert }) => {
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

  test('a whole result is a fact of the catalogue; one that is none is complained of', async ({
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

  test('a clearing of Betbalancer closes its market', async ({ assert }) => {
    const feed = new TestFeed('betbalancer')
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
