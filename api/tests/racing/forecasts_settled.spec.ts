/** Forecasts, tricasts and quinellas from the stored order of finish (rules 19.6, 19.7). */
import { test } from '@japa/runner'
import { FORECAST, QUINELLA, TRICAST } from '@grandstand/shared-types/markets/model/order_market'
import type { OutcomeQuotes } from '@grandstand/shared-types/wire/betting/book'
import type { MarketRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { RunnerAnswer } from '@grandstand/shared-types/wire/betting/races'
import { loadMatches } from '#book/load'
import { clock } from '#core/timing/clock'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, type Bettor } from '#tests/coupons/support'
import {
  askOrders,
  betOn,
  offered,
  openOrders,
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

test.group('Forecasts, tricasts and quinellas settled', (group) => {
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
      bettor,
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
    assert.equal((await askOrders(bettor, marketId, '1-2')).status, 422)
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
})
