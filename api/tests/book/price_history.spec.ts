import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { PricePoint } from '@grandstand/shared-types/money/price_line'
import type { PriceHistories } from '@grandstand/shared-types/wire/betting/book'
import { KEPT_MS, MOST_POINTS, priceHistory } from '#book/price_history'
import { bookSynced } from '#book/sync'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { prices } from '#tests/support/feed_messages'
import { upFeed } from '#tests/support/test_feed'

const MINUTE_MS = 60_000
const start = Date.now()

/** The price of the home win, as the API answers it. */
async function pointsOf(match: TestMatch, key = '1'): Promise<PricePoint[]> {
  const { host } = await makeSite()
  const id = outcomeOf(match, '1', key)
  const { body } = await new ApiSession(host).get<PriceHistories>(`/v1/board/prices?ids=${id}`)
  return body.outcomes[0]?.points ?? []
}

const oddsOf = (points: readonly PricePoint[]) => points.map(({ oddsMilli }) => oddsMilli)

/** Lets a minute pass and what was noted so far be compared. */
function minutes(count = 1): void {
  priceHistory.compare()
  clock.set(clock.now() + count * MINUTE_MS, { frozen: true })
}

test.group('The history of a price', (group) => {
  group.each.setup(() => {
    clock.set(start, { frozen: true })
    return () => clock.reset()
  })

  test('equals the changes that a feed sent, with their times', async ({ assert }) => {
    const feed = upFeed()
    const match = await makeMatch()
    minutes()
    feed.send(match, { kind: 'odds', markets: [], update: { status: '1p' } })
    for (const home of [1900, 1900, 1750, 1800]) {
      feed.odds(match, { outcomes: prices({ '1': home, 'X': 3400 }) })
      minutes()
    }
    assert.deepEqual(await pointsOf(match), [
      { at: start, oddsMilli: 2000 },
      { at: start + MINUTE_MS, oddsMilli: 1900 },
      { at: start + 3 * MINUTE_MS, oddsMilli: 1750 },
      { at: start + 4 * MINUTE_MS, oddsMilli: 1800 },
    ])
    assert.deepEqual(oddsOf(await pointsOf(match, 'X')), [3400])
  })

  test('has a gap while the price is suspended', async ({ assert }) => {
    const feed = upFeed()
    const match = await makeMatch()
    minutes()
    feed.odds(match, { outcomes: prices({ '1': 1900 }) })
    minutes()
    feed.send(match, { kind: 'betStop', groups: null, status: -1, reason: null })
    minutes(5)
    feed.odds(match, { outcomes: prices({ '1': 1700 }) })
    assert.deepEqual(oddsOf(await pointsOf(match)), [2000, 1900, null, 1700])
  })

  test('follows prices that staff write before the match', async ({ assert }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const match = await makeMatch()
    minutes()
    const path = `/v1/outcomes/${outcomeOf(match, '1', '1')}`
    for (const oddsMilli of [2100, 2250]) {
      const { body: row } = await admin.get<OutcomeRow>(path)
      const { status } = await admin.put<Refusal>(path, { oddsMilli, version: row.version })
      assert.equal(status, 200)
      await bookSynced()
      minutes()
    }
    assert.deepEqual(oddsOf(await pointsOf(match)), [2000, 2100, 2250])
  })

  test('keeps the last forty changes, and no more than a day', async ({ assert }) => {
    const feed = upFeed()
    const match = await makeMatch()
    for (let step = 1; step <= MOST_POINTS + 20; step++) {
      minutes()
      feed.odds(match, { outcomes: prices({ '1': 2000 + step }) })
    }
    const points = await pointsOf(match)
    assert.lengthOf(points, MOST_POINTS)
    assert.equal(points.at(-1)?.oddsMilli, 2000 + MOST_POINTS + 20)
    minutes(1)
    clock.set((points.at(-2)?.at ?? 0) + KEPT_MS + 1, { frozen: true })
    assert.deepEqual(await pointsOf(match), [
      { at: clock.now() - KEPT_MS, oddsMilli: 2000 + MOST_POINTS + 19 },
      { at: start + 60 * MINUTE_MS, oddsMilli: 2000 + MOST_POINTS + 20 },
    ])
  })

  test('is empty for an outcome that left the board, and of a league that is not offered', async ({
    assert,
  }) => {
    const [gone, hidden] = [await makeMatch(), await makeMatch({ active: false })]
    assert.lengthOf(await pointsOf(gone), 1)
    await db.from('matches').where('id', gone.id).update({ status: 'ended' })
    bus.emit('matchChanged', { matchIds: [gone.id] })
    await bookSynced()
    assert.deepEqual(await pointsOf(gone), [])
    assert.deepEqual(await pointsOf(hidden), [])
    assert.isAbove(priceHistory.pointsOf(outcomeOf(hidden, '1', '1')).length, 0)
  })

  test('refuses ids that are none', async ({ assert }) => {
    const session = new ApiSession((await makeSite()).host)
    const { status } = await session.get<Refusal>('/v1/board/prices?ids=1,x')
    assert.equal(status, 422)
  })
})
