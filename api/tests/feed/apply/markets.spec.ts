import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { book } from '#book/book'
import { bookChanges, type BookChange } from '#book/changes'
import { loadMatches } from '#book/load'
import { poll } from '#book/sync'
import { intake } from '#feed/intake/intake'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { feedMarket, prices } from '#tests/support/feed_messages'
import { bookMarket, closed, toldOf, upFeed } from '#tests/support/test_feed'

const marketRow = (id: number) => db.from('markets').where('id', id).firstOrFail()

test.group('Markets of a live match', () => {
  test('a pre-match market keeps its row and its ids in play', async ({ assert }) => {
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

  test('a new market has its id at once, and the same id in the database', async ({ assert }) => {
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
    // meanwhile another writer takes ids from the database
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

  test('unknown markets and invalid prices are left out and named', async ({ assert }) => {
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

  test('changes within a second are one write, and reading the database again changes nothing', async ({
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
    // the book is read while the newer price is not written: the newer price stays
    await loadMatches([match.id])
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.oddsMilli, 1700)
    await intake.idle()
    await loadMatches([match.id])
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.oddsMilli, 1700)
  })

  test('a market that another process stored meanwhile is kept, and other writes go on', async ({
    assert,
  }) => {
    const feed = upFeed()
    const match = await makeMatch()
    const other = await makeMatch()
    const [stored = 0] = await db.table('markets').insert({
      match_id: match.id,
      market_type_id: 29,
      specifier: '',
      updated_at: 0,
    })
    await db.table('outcomes').insert({ market_id: stored, outcome_key: 'yes', odds_milli: 1500 })
    const bothScore = { typeId: 29, outcomes: prices({ yes: 1800, no: 1900 }) }
    feed.odds(match, bothScore, { outcomes: prices({ '1': 1234 }) })
    feed.odds(other, bothScore)
    await intake.idle()
    assert.equal(bookMarket(match, 29).id, stored)
    assert.equal((await marketRow(bookMarket(other, 29).id)).market_type_id, 29)
    const home = await db
      .from('outcomes')
      .where('id', outcomeOf(match, '1', '1'))
      .firstOrFail()
    assert.equal(home.odds_milli, 1234)
    feed.odds(match, bothScore)
    await intake.idle()
    const outcomes = await db.from('outcomes').where('market_id', stored).orderBy('odds_milli')
    assert.deepEqual(
      outcomes.map((row) => row.odds_milli),
      [1800, 1900]
    )
  })

  test('a price that staff set in the database comes on the board', async ({ assert }) => {
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
