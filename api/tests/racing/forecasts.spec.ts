/** Forecasts, tricasts and quinellas over HTTP: named, sold at prices that follow from those to win, settled (rules 19.13). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FORECAST, QUINELLA, TRICAST } from '@grandstand/shared-types/racing/orders/order_market'
import type {
  BoardMarket,
  BoardMatchDetail,
  OutcomeQuotes,
} from '@grandstand/shared-types/wire/betting/book'
import type { MarketRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { RunnerAnswer } from '@grandstand/shared-types/wire/betting/races'
import { loadMatches } from '#book/load'
import { clock } from '#core/timing/clock'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, place, slip, type Bettor, type PlaceRefusal } from '#tests/coupons/support'
import {
  betOn,
  enter,
  later,
  makeRace,
  payoutsOf,
  reopen,
  withdraw,
  type TestRace,
} from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'

/** At a book of 1 exactly, so that prices can be reckoned by hand. */
const FIELD = { '1': 2500, '2': 4000, '3': 5000, '4': 10_000, '5': 20_000 }

test.group('Forecasts, tricasts and quinellas', (group) => {
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

  async function open(typeId: number, orderMargin?: number): Promise<number> {
    const body = { matchId: race.id, marketTypeId: typeId, outcomes: [], orderMargin }
    const { status, body: market } = await staff.post<MarketRow>('/v1/markets', body)
    if (status !== 201) throw new Error(JSON.stringify(market))
    await loadMatches([race.id])
    return market.id
  }

  const ask = (marketId: number, ...keys: string[]) =>
    bettor.session.post<BoardMarket & Refusal>(`/v1/board/markets/${marketId}/outcomes`, { keys })

  /** Number and price of each. */
  async function offered(marketId: number, ...keys: string[]) {
    const { status, body } = await ask(marketId, ...keys)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.outcomes
  }

  /** Singles of 10.00 on these outcomes, in order. */
  async function bets(marketId: number, ...keys: string[]): Promise<number[]> {
    const ids: number[] = []
    for (const { id, oddsMilli } of await offered(marketId, ...keys)) {
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
    const outcomes = await offered(marketId, '1-2', '2-1')
    assert.deepEqual(
      outcomes.map(({ key, oddsMilli, name }) => [key, oddsMilli, name]),
      [
        ['1-2', 6000, '1. Runner 1, 2. Runner 2'],
        ['2-1', 7500, '1. Runner 2, 2. Runner 1'],
      ]
    )
    assert.deepEqual(await offered(marketId, '2-1', '1-2'), outcomes.toReversed())
    assert.lengthOf(await rows(), 2)
    const board = await bettor.session.get<BoardMatchDetail>(`/v1/board/matches/${race.id}`)
    const shown = board.body.markets.find(({ id }) => id === marketId)
    assert.deepEqual([shown?.outcomes, shown?.orderMargin, shown?.brandMargin], [[], 0, 0])
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
      const { status, body } = await ask(marketId, key)
      assert.deepEqual([key, status, body.error.fields?.[0]?.key], [key, 422, 'outcomesWrong'])
    }
    assert.equal((await ask(race.marketId, '1-2')).status, 404)
    assert.equal((await ask(forecast)).status, 422)
  })

  test('two who want the same outcome at once get the same', async ({ assert }) => {
    const marketId = await open(TRICAST)
    const both = await Promise.all([ask(marketId, '1-2-3'), ask(marketId, '1-2-3')])
    assert.equal(both[0].body.outcomes[0]?.id, both[1].body.outcomes[0]?.id)
  })

  test('the first two in order win at their price, the first three too, and the first two in any order', async ({
    assert,
  }) => {
    const forecasts = await bets(await open(FORECAST, 0), '1-2', '2-1', '1-3')
    const tricasts = await bets(await open(TRICAST, 0), '1-2-3', '1-3-2')
    const quinellas = await bets(await open(QUINELLA, 0), '1-2', '2-3')
    await enter(staff, race, '1 2 3 4 5')
    assert.deepEqual(await payoutsOf(bettor, forecasts), [6000, 0, 0])
    // 0.4 · 0.25 / 0.6 · 0.2 / 0.35
    assert.deepEqual(await payoutsOf(bettor, tricasts), [10_500, 0])
    // 1 / (1 / 6 + 2 / 15)
    assert.deepEqual(await payoutsOf(bettor, quinellas), [3330, 0])
  })

  test('a dead heat divides the stake by the orders in which the runners could stand (rules 19.6)', async ({
    assert,
  }) => {
    const forecasts = await bets(await open(FORECAST, 0), '1-2', '2-1', '1-3')
    const quinellas = await bets(await open(QUINELLA, 0), '1-2')
    await enter(staff, race, '1=2 3 4 5')
    assert.deepEqual(await payoutsOf(bettor, forecasts), [3000, 3750, 0])
    assert.deepEqual(await payoutsOf(bettor, quinellas), [3330])
  })

  test('with fewer finishers than named the stake returns; an order that leaves the others unsaid leaves the bet open (rules 19.2)', async ({
    assert,
  }) => {
    const tricasts = await bets(await open(TRICAST, 0), '1-2-3')
    const forecasts = await bets(await open(FORECAST, 0), '1-2')
    const early = await enter(staff, race, '1 2')
    assert.equal(early.status, 200)
    assert.deepEqual(await payoutsOf(bettor, forecasts), [6000])
    assert.deepEqual(await payoutsOf(bettor, tricasts), [null])
    await enter(staff, race, '1 2 x3 x4 x5', 1)
    assert.deepEqual(await payoutsOf(bettor, tricasts), [1000])
  })

  test('a runner that comes out returns the stakes on it; the others stand at their price, and nothing new is sold until the race is priced anew', async ({
    assert,
  }) => {
    const marketId = await open(FORECAST, 0)
    const [on3, other] = (await bets(marketId, '1-3', '1-2')) as [number, number]
    const [{ id: outcome3 = 0 } = {}, { id: outcome2 = 0 } = {}] = await offered(
      marketId,
      '1-3',
      '1-2'
    )
    const preview = await staff.put<RunnerAnswer>(`/v1/matches/${race.id}/runner?dryRun=true`, {
      runner: 3,
      status: 'withdrawn',
      withdrawnAt: clock.now(),
      withdrawnOddsMilli: 5000,
    })
    assert.equal(preview.body.effect?.onRunner.coupons, 1)
    await withdraw(staff, race, 3, 5000)
    await loadMatches([race.id])
    assert.deepInclude(await quoteOf(outcome2), { marketStatus: -1 })
    await reopen(staff, race)
    assert.deepInclude(await quoteOf(outcome2), { marketStatus: 1, oddsMilli: 3200, active: true })
    assert.deepInclude(await quoteOf(outcome3), { active: false })
    const shown = await bettor.session.get<CouponDetail>(`/v1/coupons/${on3}`)
    assert.deepInclude(shown.body.selections[0]?.withdrawal, { isOut: true })
    await enter(staff, race, '1 2 4 5')
    assert.deepEqual(await payoutsOf(bettor, [on3, other]), [1000, 6000])
  })

  test('the slip learns a price that changed with a price to win, and the player accepts it or not', async ({
    assert,
  }) => {
    const [{ id = 0, oddsMilli = 0 } = {}] = await offered(await open(FORECAST, 0), '1-2')
    const winner = { oddsMilli: 2000, fromMilli: 2500 }
    await staff.put(`/v1/outcomes/${race.outcomes['1']}`, winner)
    await loadMatches([race.id])
    const now = (await quoteOf(id))?.oddsMilli ?? 0
    assert.isBelow(now, oddsMilli)
    const asked = await place(bettor.session, slip([[id, oddsMilli]]))
    assert.equal((asked.body as unknown as PlaceRefusal).error.violations?.[0]?.key, 'rateChanged')
    const taken = await place(bettor.session, slip([[id, oddsMilli]], { oddsChange: 'any' }))
    assert.deepEqual([taken.status, taken.body.selections?.[0]?.oddsMilli], [201, now])
  })

  test('a reverse forecast is two selections of a multiple, each at its own price', async ({
    assert,
  }) => {
    const both = await offered(await open(FORECAST, 0), '1-2', '2-1')
    const lines = both.map(({ id, oddsMilli }): [number, number] => [id, oddsMilli])
    const { status, body } = await place(bettor.session, slip(lines, { totalStakeMinor: 2000 }))
    assert.deepEqual([status, body.type, body.lineCount], [201, 'multiple', 2])
    await enter(staff, race, '2 1 3 4 5')
    assert.deepEqual(await payoutsOf(bettor, [body.id]), [7500])
  })

  test('a correction of the order takes from one forecast and pays the other', async ({
    assert,
  }) => {
    const forecasts = await bets(await open(FORECAST, 0), '1-2', '2-1')
    await enter(staff, race, '1 2 3 4 5')
    assert.deepEqual(await payoutsOf(bettor, forecasts), [6000, 0])
    later()
    await enter(staff, race, '2 1 3 4 5', 1)
    assert.deepEqual(await payoutsOf(bettor, forecasts), [0, 7500])
  })

  test('coupled runners stand for each other, and no two of them in one bet (rules 19.1)', async ({
    assert,
  }) => {
    const runners = [1, 2, 3, 4, 5].map((number) => ({
      number,
      name: `Runner ${number}`,
      ...(number < 3 && { entry: 1 }),
    }))
    race = await makeRace(staff, FIELD, { runners })
    const marketId = await open(FORECAST, 0)
    assert.equal((await ask(marketId, '1-2')).status, 422)
    const coupons = await bets(marketId, '1-3', '2-3')
    await enter(staff, race, '2 3 1 4 5')
    const [first, second] = await payoutsOf(bettor, coupons)
    assert.equal(first, second)
    assert.isAbove(first ?? 0, 1000)
  })

  test('the dry run of a result names who is paid, by the runners', async ({ assert }) => {
    await bets(await open(FORECAST, 0), '1-2', '2-1')
    const { body } = await enter(staff, race, '1 2 3 4 5', 0, '?dryRun=true')
    assert.deepEqual(
      body.paid?.map(({ payoutMinor, picks }) => [payoutMinor, picks.map(({ key }) => key)]),
      [[6000, ['1-2']]]
    )
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

  test('a market that nobody bet on ends with its race, and opens when the result is taken back', async ({
    assert,
  }) => {
    const marketId = await open(FORECAST)
    const status = async () => (await staff.get<MarketRow>(`/v1/markets/${marketId}`)).body.status
    await enter(staff, race, '1 2 3 4 5')
    assert.equal(await status(), -3)
    await staff.post(`/v1/matches/${race.id}/results/undo`, {
      basedOnRevision: 1,
      reason: 'The wrong race was entered.',
    })
    assert.notEqual(await status(), -3)
  })

  test('staff set the margin, of such a market alone, and price none of its outcomes', async ({
    assert,
  }) => {
    const marketId = await open(FORECAST)
    assert.equal((await staff.get<MarketRow>(`/v1/markets/${marketId}`)).body.orderMargin, 8)
    const [{ id = 0 } = {}] = await offered(marketId, '1-2')
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
})
