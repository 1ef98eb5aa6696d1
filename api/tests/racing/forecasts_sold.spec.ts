/** Forecasts, tricasts and quinellas over HTTP: named, sold at prices that follow from those to win (rules 19.13). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FORECAST, QUINELLA, TRICAST } from '@grandstand/shared-types/markets/model/order_market'
import { oddsWithMargin } from '@grandstand/shared-types/live/margins'
import { orderPriceMilli, pricedRunners } from '@grandstand/shared-types/markets/racing/order_price'
import type { BoardMatchDetail, OutcomeQuotes } from '@grandstand/shared-types/wire/betting/book'
import type { MarketRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { SharedCoupon } from '@grandstand/shared-types/wire/betting/coupons'
import type { MatchRiskView } from '@grandstand/shared-types/wire/betting/risk'
import type { BoardRace } from '@grandstand/shared-types/wire/betting/races'
import throttle from '#config/throttle'
import { addressKey } from '#core/throttle/address_key'
import { gate, openAllDoors, takeTry } from '#core/throttle/throttle'
import { book } from '#book/book'
import { loadMatches } from '#book/load'
import { loadOffers } from '#book/offer/offers'
import { makeBrand, suspend } from '#tests/book/offer_support'
import { clock } from '#core/timing/clock'
import { must } from '#core/errors/must'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import {
  askOrders,
  betOn,
  offered,
  openOrders,
  enter,
  makeRace,
  payoutsOf,
  type TestRace,
} from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'

/** At a book of 1 exactly, so that prices can be reckoned by hand. */
const FIELD = { '1': 2500, '2': 4000, '3': 5000, '4': 10_000, '5': 20_000 }

test.group('Forecasts, tricasts and quinellas sold', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let race: TestRace
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    race = await makeRace(staff, FIELD)
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  const open = (typeId: number, orderMargin?: number) =>
    openOrders(staff, race, typeId, orderMargin)

  /** Singles of 10.00 on these outcomes, in order. */
  async function bets(marketId: number, ...keys: string[]): Promise<number[]> {
    const ids: number[] = []
    for (const { id, oddsMilli } of await offered(bettor, marketId, ...keys)) {
      ids.push(await betOn(bettor, id, oddsMilli))
    }
    return ids
  }

  const quoteOf = async (outcomeId: number) => {
    const path = `/v1/board/outcomes?ids=${outcomeId}`
    return (await bettor.session.get<OutcomeQuotes>(path)).body.outcomes[0]
  }

  test('an outcome is named by its runners, and gets its row when somebody wants to bet on it', async ({
    assert,
  }) => {
    const marketId = await open(FORECAST, 0)
    const rows = () => db.from('outcomes').where('market_id', marketId).select('id')
    assert.lengthOf(await rows(), 0)
    // 0.4 · 0.25 / 0.6 and 0.25 · 0.4 / 0.75
    const outcomes = await offered(bettor, marketId, '1-2', '2-1')
    assert.deepEqual(
      outcomes.map(({ key, oddsMilli, name }) => [key, oddsMilli, name]),
      [
        ['1-2', 6000, '1. Runner 1, 2. Runner 2'],
        ['2-1', 7500, '1. Runner 2, 2. Runner 1'],
      ]
    )
    assert.deepEqual(await offered(bettor, marketId, '2-1', '1-2'), outcomes.toReversed())
    assert.lengthOf(await rows(), 2)
    const board = await bettor.session.get<BoardMatchDetail>(`/v1/board/matches/${race.id}`)
    const shown = board.body.markets.find(({ id }) => id === marketId)
    assert.deepEqual([shown?.outcomes, shown?.orderMargin, shown?.brandMargin], [[], 0, 0])
  })

  test('a slip finds an outcome that another server has named a moment ago', async ({ assert }) => {
    const [{ id = 0, oddsMilli = 0 } = {}] = await offered(bettor, await open(FORECAST), '1-2')
    // as a server whose book has not read the race again
    const match = must(book.match(race.id), 'race')
    const { market } = must(book.outcome(id), 'outcome')
    book.remove(race.id)
    market.outcomes = []
    book.put(match)
    assert.isUndefined(book.outcome(id))
    assert.equal((await quoteOf(id))?.oddsMilli, oddsMilli)
  })

  test('what is not sold is refused: runners twice, unknown, out of order, or another market', async ({
    assert,
  }) => {
    const [forecast, quinella] = [await open(FORECAST), await open(QUINELLA)]
    for (const [marketId, key] of [
      [forecast, '1-1'],
      [forecast, '1-9'],
      [forecast, '1-2-3'],
      [quinella, '2-1'],
    ] as const) {
      const { status, body } = await askOrders(bettor, marketId, key)
      assert.deepEqual([key, status, body.error.key], [key, 422, 'oddsInactive'])
    }
    assert.equal((await askOrders(bettor, race.marketId, '1-2')).status, 404)
    assert.equal((await askOrders(bettor, forecast)).status, 422)
  })

  test('two who want the same outcome at once get the same', async ({ assert }) => {
    const marketId = await open(TRICAST)
    const both = await Promise.all([
      askOrders(bettor, marketId, '1-2-3'),
      askOrders(bettor, marketId, '1-2-3'),
    ])
    assert.equal(both[0].body.outcomes[0]?.id, both[1].body.outcomes[0]?.id)
  })

  test('the slip learns a price that changed with a price to win, and the player accepts it or not', async ({
    assert,
  }) => {
    const [{ id = 0, oddsMilli = 0 } = {}] = await offered(bettor, await open(FORECAST, 0), '1-2')
    const winner = { oddsMilli: 2000, fromMilli: 2500 }
    await staff.put(`/v1/outcomes/${race.outcomes['1']}`, winner)
    await loadMatches([race.id])
    const now = (await quoteOf(id))?.oddsMilli ?? 0
    assert.isBelow(now, oddsMilli)
    const asked = await place(bettor.session, slip([[id, oddsMilli]]))
    assert.equal(asked.body.error.violations?.[0]?.key, 'rateChanged')
    const taken = await place(bettor.session, slip([[id, oddsMilli]], { oddsChange: 'any' }))
    assert.deepEqual([taken.status, taken.body.selections?.[0]?.oddsMilli], [201, now])
  })

  test('a reverse forecast is two selections of a multiple, each at its own price', async ({
    assert,
  }) => {
    const both = await offered(bettor, await open(FORECAST, 0), '1-2', '2-1')
    const lines = both.map(({ id, oddsMilli }): [number, number] => [id, oddsMilli])
    const { status, body } = await place(bettor.session, slip(lines, { totalStakeMinor: 2000 }))
    assert.deepEqual([status, body.type, body.lineCount], [201, 'multiple', 2])
    await enter(staff, race, '2 1 3 4 5')
    assert.deepEqual(await payoutsOf(bettor, [body.id]), [7500])
  })

  test('the house buys a forecast back at the price that follows from those to win', async ({
    assert,
  }) => {
    const [coupon = 0] = await bets(await open(FORECAST, 0), '1-2')
    const before = await bettor.session.get<{ amountMinor: number }>(
      `/v1/coupons/${coupon}/sell-offer`
    )
    assert.equal(before.status, 200)
    assert.isAtMost(before.body.amountMinor, 1000)
    assert.isAbove(before.body.amountMinor, 800)
    await staff.put(`/v1/markets/${race.marketId}`, { status: -1 })
    await loadMatches([race.id])
    const closed = await bettor.session.get<Refusal>(`/v1/coupons/${coupon}/sell-offer`)
    assert.equal(closed.body.error.key, 'sellCouponWarningSuspended')
  })

  test("at a brand the price is the one that its card reckons: from the brand's prices to win, less its margin", async ({
    assert,
  }) => {
    const marketId = await open(FORECAST)
    const margins = { defaultPercent: 20, bySport: {}, byTournament: {} }
    const dear = await makeBettor({ settings: { preMatchMargins: margins } })
    await loadOffers()
    const { body } = await dear.session.get<BoardMatchDetail>(`/v1/board/matches/${race.id}`)
    const card = await dear.session.get<BoardRace>(`/v1/board/races/${race.id}`)
    const market = body.markets.find(({ id }) => id === marketId)
    const toWin = body.markets.find(({ id }) => id === race.marketId)
    assert.deepEqual([market?.orderMargin, market?.brandMargin], [8, 20])
    const terms = { marketTypeId: FORECAST, marginPercent: 8 }
    const runners = pricedRunners(card.body.runners, toWin?.outcomes ?? [])
    for (const { id, key, oddsMilli } of await offered(dear, marketId, '1-2', '5-4', '3-1')) {
      const reckoned = oddsWithMargin(orderPriceMilli(key, terms, runners) ?? 0, 20)
      assert.deepEqual([key, oddsMilli], [key, reckoned])
      const { status } = await place(dear.session, slip([[id, oddsMilli]]))
      assert.equal(status, 201)
    }
  })

  test('where a brand suspends bets to win it sells no forecast, and other brands go on', async ({
    assert,
  }) => {
    const marketId = await open(FORECAST)
    const brand = await makeBrand()
    await suspend(brand, 'market', race.marketId)
    await loadOffers()
    const statusAt = async (one: Bettor) => (await askOrders(one, marketId, '1-2')).body.status
    assert.deepEqual([await statusAt(brand), await statusAt(bettor)], [-1, 1])
  })

  test('the most that a market can cost is what its dearest order is paid (rules 18.1)', async ({
    assert,
  }) => {
    const marketId = await open(FORECAST, 0)
    for (const { id, oddsMilli } of await offered(bettor, marketId, '1-2', '2-1')) {
      await betOn(bettor, id, oddsMilli)
    }
    const { body } = await staff.get<MatchRiskView>(`/v1/matches/${race.id}/risk`)
    const risk = body.markets.find((market) => market.marketId === marketId)
    assert.deepInclude(risk, { worstPayoutMinor: 7500, couponCount: 2 })
  })

  test('a shared coupon brings its forecast with the name and the price of now', async ({
    assert,
  }) => {
    const [{ id = 0, oddsMilli = 0 } = {}] = await offered(bettor, await open(FORECAST), '3-1')
    const coupon = await betOn(bettor, id, oddsMilli)
    const { body } = await bettor.session.post<{ code: string }>(`/v1/coupons/${coupon}/share`, {})
    const shared = await bettor.session.get<SharedCoupon>(`/v1/coupon-shares/${body.code}`)
    assert.containSubset(shared.body.selections, [
      { outcomeName: '1. Runner 3, 2. Runner 1', oddsMilliNow: oddsMilli, open: true },
    ])
  })

  test('staff set the margin, of such a market alone, and price none of its outcomes', async ({
    assert,
  }) => {
    const marketId = await open(FORECAST)
    assert.equal((await staff.get<MarketRow>(`/v1/markets/${marketId}`)).body.orderMargin, 8)
    const [{ id = 0 } = {}] = await offered(bettor, marketId, '1-2')
    await staff.put(`/v1/markets/${marketId}`, { orderMargin: 25 })
    await loadMatches([race.id])
    assert.equal((await quoteOf(id))?.oddsMilli, 3840)
    const put = (path: string, body: object) => staff.put<Refusal>(path, body)
    assert.equal((await put(`/v1/markets/${race.marketId}`, { orderMargin: 5 })).status, 422)
    assert.equal((await put(`/v1/markets/${marketId}`, { orderMargin: 51 })).status, 422)
    assert.equal((await put(`/v1/outcomes/${id}`, { oddsMilli: 9000 })).status, 422)
    const winner = { matchId: race.id, marketTypeId: 100_004, outcomes: [] }
    assert.equal((await staff.post('/v1/markets', winner)).status, 422)
  })

  test('a runner that a forecast names stays on the card', async ({ assert }) => {
    await bets(await open(FORECAST), '1-5')
    const kept = [1, 2, 3, 4].map((number) => ({ number, name: `Runner ${number}` }))
    const { status } = await staff.put(`/v1/matches/${race.id}/field`, { runners: kept })
    assert.equal(status, 422)
  })

  test('an address that has many outcomes named waits; those that are named stay on sale', async ({
    assert,
  }) => {
    const marketId = await open(FORECAST)
    await offered(bettor, marketId, '1-2')
    const door = {
      ...gate(throttle.namedOrders, 'namedOrders', addressKey('127.0.0.1')),
      store: 'memory',
    } as const
    const refused = async () => {
      for (;;) await takeTry(door)
    }
    await assert.rejects(refused)
    const { status, body } = await askOrders(bettor, marketId, '2-1')
    assert.deepEqual([status, body.error?.key], [429, 'tooManyAttempts'])
    assert.lengthOf(await offered(bettor, marketId, '1-2'), 1)
    await openAllDoors()
    assert.lengthOf(await offered(bettor, marketId, '2-1'), 1)
  })
})
