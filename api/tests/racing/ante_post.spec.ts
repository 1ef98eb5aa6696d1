/** Bets to win that are sold long before the race (rules 19.1, 19.8, 19.10). */
import { test } from '@japa/runner'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { BoardRace, RunnerAnswer } from '@grandstand/shared-types/wire/betting/races'
import { clock } from '#core/timing/clock'
import { loadMatches } from '#book/load'
import { makeBettor, place, type Bettor } from '#tests/coupons/support'
import {
  betOn,
  enter,
  later,
  makeRace,
  openMarket,
  payoutsOf,
  withdraw,
  type TestRace,
} from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const ANTE_POST = 100_021
const WITH_A_RUN = 100_022
const FIELD = { '1': 3000, '2': 4000, '3': 6000 }
const STAKE = 1000

test.group('Ante-post', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let race: TestRace
  let antePost: Pick<TestRace, 'outcomes'>
  let withARun: Pick<TestRace, 'outcomes'>
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    race = await makeRace(staff, FIELD)
    antePost = await openMarket(staff, race.id, ANTE_POST, { 1: 5000, 2: 7000, 3: 9000 })
    withARun = await openMarket(staff, race.id, WITH_A_RUN, { 1: 4000, 2: 6000, 3: 8000 })
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  const bet = ({ outcomes }: Pick<TestRace, 'outcomes'>, runner: number, oddsMilli: number) =>
    betOn(bettor, outcomes[runner] ?? 0, oddsMilli)
  const paid = (...ids: number[]) => payoutsOf(bettor, ids)
  const withdrawalOf = async (id: number) =>
    (await bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)).body.selections[0]?.withdrawal

  test('a runner that comes out loses its ante-post bets, and returns those with a run', async ({
    assert,
  }) => {
    const [lost, returned] = [await bet(antePost, 2, 7000), await bet(withARun, 2, 6000)]
    await withdraw(staff, race, 2, 4000)
    const out = { isOut: true, deductionPercent: 0 }
    assert.deepEqual(await withdrawalOf(lost), { ...out, losesStake: true })
    assert.deepEqual(await withdrawalOf(returned), { ...out, losesStake: false })
    await enter(staff, race, '1 3')
    assert.deepEqual(await paid(lost, returned), [0, STAKE])
  })

  test('the card says that ante-post bets were sold, before the race and after it', async ({
    assert,
  }) => {
    const cardOf = async (id: number) =>
      (await bettor.session.get<BoardRace>(`/v1/board/races/${id}`)).body
    const plain = await makeRace(staff, FIELD)
    assert.isTrue((await cardOf(race.id)).hasAntePost)
    assert.isFalse((await cardOf(plain.id)).hasAntePost)
    await enter(staff, race, '1 3')
    await loadMatches([race.id])
    const run = await cardOf(race.id)
    assert.include(run, { raceStatus: 'ran', hasAntePost: true })
  })

  test('is sold each way too: of a runner that comes out both parts lose, or return with a run', async ({
    assert,
  }) => {
    const five = { 1: 5000, 2: 7000, 3: 9000, 4: 9000, 5: 11_000 }
    const terms = { places: 2, divisor: 4 }
    const own = await makeRace(staff, five)
    const markets = [
      await openMarket(staff, own.id, ANTE_POST, five),
      await openMarket(staff, own.id, WITH_A_RUN, five),
    ]
    const eachWay = async (outcomeId = 0, oddsMilli = 0) => {
      const { body } = await place(bettor.session, {
        kind: 'single',
        selections: [{ outcomeId, oddsMilli, eachWay: terms }],
        totalStakeMinor: 2 * STAKE,
        oddsChange: 'ask',
      })
      return body.id
    }
    const coupons: number[] = []
    for (const { outcomes } of markets) coupons.push(await eachWay(outcomes['2'], 7000))
    for (const { outcomes } of markets) coupons.push(await eachWay(outcomes['3'], 9000))
    await withdraw(staff, own, 2, 4000)
    await enter(staff, own, '1 3 4')
    // a quarter of the profit at 9.00 for the place
    assert.deepEqual(await paid(...coupons), [0, 2 * STAKE, 3 * STAKE, 3 * STAKE])
  })

  test('withdrawals take nothing off either of them, and a third off the bet of the day', async ({
    assert,
  }) => {
    const coupons = [
      await bet(antePost, 1, 5000),
      await bet(withARun, 1, 4000),
      await bet(race, 1, 3000),
    ]
    // at 3.00 to 3.39 a runner takes 30 %
    await withdraw(staff, race, 2, 3200)
    await enter(staff, race, '1 3')
    assert.deepEqual(await paid(...coupons), [5 * STAKE, 4 * STAKE, STAKE + 1400])
  })

  test('a void race returns every stake, that of a runner that came out, too', async ({
    assert,
  }) => {
    const coupons = [await bet(antePost, 1, 5000), await bet(antePost, 2, 7000)]
    await withdraw(staff, race, 2, 4000)
    await enter(staff, race, 'void')
    assert.deepEqual(await paid(...coupons), [STAKE, STAKE])
  })

  test('before staff save a withdrawal, they see which bets return and which lose', async ({
    assert,
  }) => {
    await bet(antePost, 2, 7000)
    await bet(withARun, 2, 6000)
    await bet(race, 2, 4000)
    later()
    const change = {
      runner: 2,
      status: 'withdrawn',
      withdrawnAt: clock.now(),
      withdrawnOddsMilli: 4000,
    }
    const { body } = await staff.put<RunnerAnswer>(
      `/v1/matches/${race.id}/runner?dryRun=true`,
      change
    )
    assert.deepEqual(
      [body.effect?.onRunner.coupons, body.effect?.losing.coupons, body.effect?.onOthers.coupons],
      [2, 1, 0]
    )
  })
})
