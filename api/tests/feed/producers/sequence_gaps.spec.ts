import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { book } from '#book/book'
import { clock } from '#core/timing/clock'
import { feedErrorsWritten } from '#feed/messages/feed_errors'
import { producers, SILENT_MS } from '#feed/producers/producers'
import { recoverers } from '#feed/producers/recovery'
import { outcomeOf, type TestMatch } from '#tests/support/board'
import { generator, SEED } from '#tests/support/random'
import { closed, stateOf, statusOf } from '#tests/support/test_feed'
import {
  LiveOdds,
  PRODUCER,
  START,
  threeWay,
  total,
} from '#tests/feed/sources/betbalancer/live_odds_feed'

const state = () => producers.find(PRODUCER)?.state
const priceOf = (match: TestMatch) => book.quote(outcomeOf(match, '1', '1'))?.oddsMilli

test.group('Gaps in the message numbers of LiveOdds', (group) => {
  let feed: LiveOdds

  group.each.setup(() => {
    clock.set(START, { frozen: true })
    producers.forget()
    feed = new LiveOdds()
    return () => {
      producers.forget()
      clock.reset()
    }
  })

  /** Two matches, both open, at message number 4. */
  async function open(): Promise<[TestMatch, TestMatch]> {
    const matches = [await feed.match(), await feed.match()] as [TestMatch, TestMatch]
    feed.alive()
    for (const match of matches) {
      feed.change(match, 3, 2)
      feed.change(match, 4, 2.1)
    }
    for (const match of matches) {
      if (closed(match) !== null) throw new Error(`not open: ${closed(match)}`)
    }
    return matches
  }

  test('a missing number takes the producer down at once, by name, and stops bets', async ({
    assert,
  }) => {
    const [match, other] = await open()
    feed.totals(match, 6)
    assert.equal(state(), 'outOfOrder')
    assert.equal(closed(match), 'marketSuspended')
    assert.equal(closed(other), 'marketSuspended')
    producers.watch()
    assert.equal(state(), 'outOfOrder', 'no time opens it')
    await feedErrorsWritten()
    const detail = `${PRODUCER}:${feed.keys.get(match.id)} 4, then 6`
    assert.lengthOf(await db.from('feed_errors').where({ reason: 'sequenceGap', detail }), 1)
  })

  test('following, repeated and older numbers are no gap', async ({ assert }) => {
    const [match] = await open()
    feed.change(match, 5, 2.2)
    feed.change(match, 5, 2.2)
    feed.postAt(feed.at - 3_000, 'status="change"', feed.of(match, 4, threeWay(9)))
    feed.post('status="irrelevantchange"', feed.of(match, 6))
    feed.post('status="betstop"', feed.of(match, 7))
    feed.post('status="betstart"', feed.of(match, 8))
    feed.alive(feed.of(match, 8))
    feed.change(match, 9, 2.3)
    assert.equal(state(), 'alive')
    assert.isNull(closed(match))
    assert.equal(priceOf(match), 2300)
  })

  test('the number of a message without known content counts too', async ({ assert }) => {
    const [match] = await open()
    const id = feed.keys.get(match.id)
    feed.post('status="irrelevantchange"', `<Match matchid="${id}" msgnr="5"/>`)
    feed.change(match, 6, 2.2)
    assert.equal(state(), 'alive')
  })

  test('a late message fills the gap, and the producer is up with all prices', async ({
    assert,
  }) => {
    const [match, other] = await open()
    feed.totals(match, 7)
    feed.postAt(feed.at - 500, 'status="change"', feed.of(match, 6, threeWay(2.4)))
    assert.equal(closed(match), 'marketSuspended', 'number 5 is still missing')
    feed.postAt(feed.at - 600, 'status="change"', feed.of(match, 5, threeWay(2.2)))
    assert.equal(state(), 'alive')
    assert.isNull(closed(match))
    assert.equal(priceOf(match), 2400)
    assert.isNull(closed(other))
  })

  test('a document of the whole match fills the gap, and markets that it lacks stay suspended', async ({
    assert,
  }) => {
    const [match] = await open()
    feed.totals(match, 9)
    feed.post('status="change" replytype="current" replynr="1"', feed.of(match, 9, threeWay(2.6)))
    assert.equal(state(), 'alive')
    assert.isNull(closed(match))
    assert.equal(priceOf(match), 2600)
    assert.equal(statusOf(match, 18, 'total=2.5'), -1)
    feed.totals(match, 10)
    assert.equal(statusOf(match, 18, 'total=2.5'), 1)
    assert.equal(state(), 'alive')
  })

  test('a reply that ends without a document of the match takes the producer up with old prices suspended', async ({
    assert,
  }) => {
    const [match, other] = await open()
    feed.totals(match, 9)
    feed.post('status="replyend" replynr="7"', '')
    assert.equal(state(), 'alive')
    assert.equal(closed(match), 'marketSuspended', 'priced before the gap')
    assert.equal(statusOf(match, 18, 'total=2.5'), 1, 'priced since')
    assert.isNull(closed(other), 'nothing of it is missing')
    feed.change(match, 10, 2.7)
    assert.isNull(closed(match))
  })

  test('without an answer the producer is up after its next alive message, as after silence', async ({
    assert,
  }) => {
    const [match, other] = await open()
    feed.totals(match, 9)
    feed.alive()
    assert.equal(state(), 'alive')
    assert.equal(closed(match), 'marketSuspended')
    assert.isNull(closed(other))
  })

  test('a producer that falls silent too has every market suspended', async ({ assert }) => {
    const [match, other] = await open()
    feed.totals(match, 9)
    clock.set(clock.now() + SILENT_MS + 1, { frozen: true })
    feed.at = clock.now()
    producers.watch()
    assert.equal(state(), 'silent')
    feed.alive()
    for (const each of [match, other]) assert.equal(closed(each), 'marketSuspended')
  })

  test('recovery asks for the messages after the last one before the gap', async ({ assert }) => {
    const asked: [sinceMs: number, requestId: number][] = []
    const unregister = recoverers.register(PRODUCER, {
      recover: (sinceMs, requestId) => void asked.push([sinceMs, requestId]),
    })
    try {
      feed.alive()
      feed.post(`status="replyend" replynr="${asked[0]?.[1]}"`, '')
      clock.set(clock.now() + 60_000, { frozen: true })
      feed.at = clock.now()
      const [match] = await open()
      const since = feed.at - 2_000
      feed.alive()
      feed.totals(match, 9)
      assert.equal(state(), 'recovering')
      assert.lengthOf(asked, 2)
      assert.equal(asked[1]?.[0], since)
      feed.alive()
      assert.equal(closed(match), 'marketSuspended', 'not before the end of the recovery')
      feed.postAt(since + 500, 'status="change"', feed.of(match, 5, threeWay(2.9)))
      feed.post(`status="replyend" replynr="${asked[1]?.[1]}"`, '')
      assert.isNull(closed(match))
      assert.equal(priceOf(match), 2900)
    } finally {
      unregister()
    }
  })

  test('a document of the whole match may restart the numbers', async ({ assert }) => {
    const [match] = await open()
    feed.change(match, 1, 2.8, 'replytype="current" replynr="1"')
    assert.equal(state(), 'alive')
    assert.equal(priceOf(match), 2800)
    feed.change(match, 2, 2.9)
    assert.equal(state(), 'alive')
    assert.equal(priceOf(match), 2900)
  })

  test('a recovery answer with old numbers and a current time is neither a gap nor a restart of the numbers', async ({
    assert,
  }) => {
    const [match] = await open()
    feed.change(match, 2, 9, 'replytype="summary" replynr="1"')
    assert.equal(state(), 'alive')
    assert.equal(priceOf(match), 2100, 'older than what stands')
    feed.change(match, 5, 2.2)
    assert.equal(state(), 'alive')
    assert.equal(priceOf(match), 2200)
  })

  test('restarted numbers take the producer down, and count from then on', async ({ assert }) => {
    const [match] = await open()
    feed.change(match, 1, 3)
    assert.equal(state(), 'outOfOrder')
    assert.equal(priceOf(match), 3000, 'it is the newest all the same')
    feed.alive()
    assert.isNull(closed(match), 'priced by the new session')
    feed.change(match, 2, 3.1)
    feed.change(match, 3, 3.2)
    assert.equal(state(), 'alive')
    assert.equal(priceOf(match), 3200)
    feed.postAt(START + 2_000, 'status="change"', feed.of(match, 4, threeWay(9)))
    assert.equal(priceOf(match), 3200, 'one of before, late')
  })

  test('late, repeated and reordered messages end with the producer up and the right prices', async ({
    assert,
  }) => {
    const random = generator(SEED)
    const [match, twin] = await open()
    const documents = Array.from({ length: 40 }, (_, i) => ({
      at: feed.at + (i + 1) * 1_000,
      of: (to: TestMatch) =>
        feed.of(to, 5 + i, i % 3 === 0 ? total(1 + i / 20) : threeWay(2 + i / 20)),
    }))
    for (const { at, of } of documents) feed.postAt(at, 'status="change"', of(match))
    // each message a few places from its own, and some repeated
    const shuffled = documents
      .flatMap((document, i) => {
        const place = () => i * 10 + random(60)
        const times = random(5) === 0 ? 2 : 1
        return Array.from({ length: times }, () => ({ place: place(), document }))
      })
      .sort((a, b) => a.place - b.place)
    for (const { document } of shuffled) {
      feed.postAt(document.at, 'status="change"', document.of(twin))
    }
    assert.equal(state(), 'alive', `seed ${SEED}`)
    assert.isNull(closed(twin))
    assert.deepEqual(stateOf(twin).markets, stateOf(match).markets)
  })

  test('one late message does not fill a gap wider than the remembered ones', async ({
    assert,
  }) => {
    const [match] = await open()
    feed.totals(match, 5_000)
    feed.postAt(feed.at - 500, 'status="change"', feed.of(match, 5, threeWay(2.2)))
    assert.equal(state(), 'outOfOrder')
  })
})
