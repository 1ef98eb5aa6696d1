import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { CouponDetail, CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { clock } from '#core/timing/clock'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { cashOf, makeBettor, place, type Bettor } from '#tests/coupons/support'
import { enter, makeRace, reopen, withdraw, type TestRace } from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'

/** Eight runners: three places at a fifth of the odds. */
const EIGHT = {
  '1': 6000,
  '2': 5000,
  '3': 11_000,
  '4': 4000,
  '5': 9000,
  '6': 9000,
  '7': 21_000,
  '8': 21_000,
}
const OF_EIGHT = { places: 3, divisor: 5 }
/** Five runners: two places at a quarter. */
const FIVE = { '1': 5000, '2': 4000, '3': 6000, '4': 6000, '5': 9000 }
const OF_FIVE = { places: 2, divisor: 4 }

type Pick = PlaceCouponBody['selections'][number]

test.group('Each way', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  const pick = (race: TestRace, runner: number, oddsMilli: number, eachWay?: Pick['eachWay']) => ({
    outcomeId: race.outcomes[runner] ?? 0,
    oddsMilli,
    ...(eachWay && { eachWay }),
  })

  const send = (selections: Pick[], changes: Partial<PlaceCouponBody> = {}) =>
    place(bettor.session, {
      kind: selections.length === 1 ? 'single' : 'combined',
      selections,
      totalStakeMinor: 2000,
      oddsChange: 'ask',
      ...changes,
    })

  async function bet(selections: Pick[], changes?: Partial<PlaceCouponBody>): Promise<CouponView> {
    const { status, body } = await send(selections, changes)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }

  const detail = async (id: number): Promise<CouponDetail> =>
    (await bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)).body
  const paid = async ({ id }: { id: number }) => (await detail(id)).payoutMinor

  test('half the stake is to win, half for a place, by the terms of the moment (rules 19.5)', async ({
    assert,
  }) => {
    const race = await makeRace(staff, EIGHT)
    const { body: board } = await bettor.session.get<BoardMatchDetail>(
      `/v1/board/matches/${race.id}`
    )
    assert.deepEqual(board.markets[0]?.placeTerms, OF_EIGHT)
    const first = await bet([pick(race, 1, 6000, OF_EIGHT)])
    assert.include(first, {
      lineCount: 2,
      stakePerLineMinor: 1000,
      totalOddsMilli: 4000,
      maxPayoutMinor: 8000,
    })
    assert.deepEqual(first.selections?.[0]?.eachWay, { ...OF_EIGHT, result: null })
    const third = await bet([pick(race, 3, 11_000, OF_EIGHT)])
    const fourth = await bet([pick(race, 4, 4000, OF_EIGHT)])
    await enter(staff, race, '1 2 3 4')
    // 6 + 2; 1 + 10 / 5
    assert.deepEqual([await paid(first), await paid(third), await paid(fourth)], [8000, 3000, 0])
    assert.equal(await cashOf(bettor.session), 100_000 - 3 * 2000 + 8000 + 3000)
    const { selections, status, settledOddsMilli } = await detail(third.id)
    assert.equal(selections[0]?.result, 'lost')
    assert.deepEqual(selections[0]?.eachWay, { ...OF_EIGHT, result: 'won' })
    assert.deepEqual([status, settledOddsMilli], [COUPON_STATUS.won, 1500])
  })

  test('two in a dead heat for the last place share it (rules 19.6)', async ({ assert }) => {
    const race = await makeRace(staff, EIGHT)
    const third = await bet([pick(race, 3, 11_000, OF_EIGHT)])
    const winner = await bet([pick(race, 1, 6000, OF_EIGHT)])
    await enter(staff, race, '1 2 3=4')
    assert.deepEqual([await paid(third), await paid(winner)], [1500, 8000])
    // level winners share the win part, and are both placed
    await enter(staff, race, '1=3 2', 1)
    assert.deepEqual([await paid(third), await paid(winner)], [5500 + 3000, 3000 + 2000])
  })

  test('a withdrawal takes from both parts, and leaves the terms that were sold (rules 19.4, 19.8)', async ({
    assert,
  }) => {
    const race = await makeRace(staff, EIGHT)
    const winner = await bet([pick(race, 1, 6000, OF_EIGHT)])
    const third = await bet([pick(race, 3, 11_000, OF_EIGHT)])
    await withdraw(staff, race, 4, 4000)
    await reopen(staff, race)
    const { status, body } = await send([pick(race, 2, 5000, OF_EIGHT)])
    assert.equal(status, 422)
    assert.deepEqual([body.error.key, ...body.error.params], ['placeTermsChanged', 2, 4])
    const later = await bet([pick(race, 2, 5000, OF_FIVE)])
    await enter(staff, race, '1 2 3')
    // 25 %: 1 + 5 x 0.75, and 1 + 5 x 0.75 / 5; 1 + 10 x 0.75 / 5; 1 + 4 / 4 without a deduction
    assert.deepEqual(
      [await paid(winner), await paid(third), await paid(later)],
      [4750 + 1750, 2500, 2000]
    )
    assert.equal((await detail(third.id)).selections[0]?.deductionPercent, 25)
  })

  test('a runner that does not run returns both parts (rules 19.1)', async ({ assert }) => {
    const race = await makeRace(staff, EIGHT)
    const coupon = await bet([pick(race, 3, 11_000, OF_EIGHT)])
    await staff.put(`/v1/matches/${race.id}/runner`, { runner: 3, status: 'nonRunner' })
    await enter(staff, race, '1 2 4')
    const { payoutMinor, status, selections } = await detail(coupon.id)
    assert.deepEqual([payoutMinor, status], [2000, COUPON_STATUS.cancelled])
    assert.equal(selections[0]?.eachWay?.result, 'void')
  })

  test('a treble has a win line and a place line; one to win stands in both (rules 19.11)', async ({
    assert,
  }) => {
    const [a, b, c] = [
      await makeRace(staff, EIGHT),
      await makeRace(staff, FIVE),
      await makeRace(staff, EIGHT),
    ] as const
    const coupon = await bet([
      pick(a, 1, 6000, OF_EIGHT),
      pick(b, 1, 5000, OF_FIVE),
      pick(c, 4, 4000),
    ])
    await enter(staff, a, '1 2 3')
    await enter(staff, b, '2 1')
    assert.isNull(await paid(coupon))
    await enter(staff, c, '4 1 2')
    // the win line is lost; 2 x 2 x 4 for a place
    assert.equal(await paid(coupon), 16_000)
  })

  test('a treble is lost as soon as neither of its lines can win', async ({ assert }) => {
    const [a, b] = [await makeRace(staff, EIGHT), await makeRace(staff, FIVE)]
    const coupon = await bet([pick(a, 1, 6000, OF_EIGHT), pick(b, 1, 5000, OF_FIVE)])
    await enter(staff, a, '2 3 4 1')
    assert.equal(await paid(coupon), 0)
  })

  /** (1+2.5)(1+4.5)(1+1) - 1 = 37.50 to win, (1+1.8)(1+1.7)(1+1) - 1 = 14.12 for a place; Lucky terms are not sold. */
  test('a Lucky 15 each way with a dead heat, a deduction, a non-runner and a loser', async ({
    assert,
  }) => {
    const prices = [5000, 6000, 4000, 11_000]
    const races: TestRace[] = []
    for (const first of prices) races.push(await makeRace(staff, { ...EIGHT, '1': first }))
    const [a, b, c, d] = races as [TestRace, TestRace, TestRace, TestRace]
    const coupon = await bet(
      races.map((race, at) => pick(race, 1, prices[at] ?? 0, OF_EIGHT)),
      { kind: 'system', sizes: [1, 2, 3, 4], totalStakeMinor: 3000 }
    )
    assert.include(coupon, { lineCount: 30, stakePerLineMinor: 100 })
    await withdraw(staff, b, 4, 3000)
    await staff.put(`/v1/matches/${c.id}/runner`, { runner: 1, status: 'nonRunner' })
    await enter(staff, a, '1=2 3')
    await enter(staff, b, '1 2 3')
    await enter(staff, c, '2 3 4')
    await enter(staff, d, '2 3 4 1')
    assert.equal(await paid(coupon), 3750 + 1412)
  })

  test('a dry run tells what the order then moves, corrections too', async ({ assert }) => {
    const race = await makeRace(staff, EIGHT)
    const coupon = await bet([pick(race, 3, 11_000, OF_EIGHT)])
    for (const [revision, said, moved] of [
      [0, '1 2 3', 3000],
      [1, '3 1 2', 11_000],
      [2, '1 2 4', -14_000],
    ] as const) {
      const { body } = await enter(staff, race, said, revision, '?dryRun=true')
      const { paid: named, ...dry } = body
      assert.deepEqual(
        named?.map(({ picks }) => picks[0]?.placeResult),
        [said === '1 2 4' ? 'lost' : 'won']
      )
      assert.deepEqual(dry.moneyToMove, [{ currency: 'TRY', amountMinor: moved }])
      const { body: done } = await enter(staff, race, said, revision)
      assert.deepEqual(done, { ...dry, dryRun: false, revision: revision + 1 })
    }
    await enter(staff, race, '3 1 2', 3)
    await staff.post(`/v1/matches/${race.id}/results/undo`, {
      basedOnRevision: 4,
      reason: 'entered for another race',
    })
    assert.equal(await paid(coupon), 0)
    await staff.post(`/v1/matches/${race.id}/results/undo`, {
      basedOnRevision: 3,
      reason: 'entered for another race',
    })
  })

  test('a result that is taken back opens both parts', async ({ assert }) => {
    const race = await makeRace(staff, EIGHT)
    const coupon = await bet([pick(race, 3, 11_000, OF_EIGHT)])
    await enter(staff, race, '1 2 3')
    const { status } = await staff.post(`/v1/matches/${race.id}/results/undo`, {
      basedOnRevision: 1,
      reason: 'entered for another race',
    })
    assert.equal(status, 200)
    const { payoutMinor, selections } = await detail(coupon.id)
    assert.isNull(payoutMinor)
    assert.deepEqual(selections[0]?.eachWay, { ...OF_EIGHT, result: null })
    assert.equal(await cashOf(bettor.session), 98_000)
  })

  test('an order names as many places as were sold, or says how each runner ended (rules 19.2)', async ({
    assert,
  }) => {
    const race = await makeRace(staff, EIGHT)
    const { status, body } = await staff.post<Refusal>(`/v1/matches/${race.id}/results`, {
      facts: {
        status: 'ended',
        race: { status: 'ran', order: [{ runner: 1, outcome: 'finished', finishingPosition: 1 }] },
      },
      basedOnRevision: 0,
      beforeStart: true,
    })
    assert.equal(status, 422)
    assert.deepEqual([body.error.key, ...body.error.params], ['orderOfFinish', 'runnerMissing', 2])
  })

  test('refused where each way is not sold: a small field, a match', async ({ assert }) => {
    const race = await makeRace(staff, { '1': 6000, '2': 4000, '3': 3000, '4': 5000 })
    const match = await makeMatch()
    for (const selection of [
      pick(race, 1, 6000, { places: 1, divisor: 1 }),
      { outcomeId: outcomeOf(match, '1', '1'), oddsMilli: 2000, eachWay: OF_EIGHT },
    ]) {
      const { status, body } = await send([selection])
      assert.deepEqual([status, body.error.key], [422, 'eachWayNotSold'])
    }
    const odd = await send([pick(race, 1, 6000, { places: 0, divisor: 2.5 })])
    assert.deepEqual([odd.status, odd.body.error.key], [422, 'validationFailed'])
  })

  test('coupons of one race settle as many and as one (rules 19.5)', async ({ assert }) => {
    const race = await makeRace(staff, EIGHT)
    const ids: number[] = []
    for (let at = 0; at < 24; at++) {
      const runner = (at % 8) + 1
      const odds = Object.values(EIGHT)[runner - 1] ?? 0
      const { status, body } = await place(bettor.session, {
        kind: 'single',
        selections: [pick(race, runner, odds, OF_EIGHT)],
        totalStakeMinor: 200 + 2 * at,
        oddsChange: 'ask',
      })
      assert.equal(status, 201, JSON.stringify(body))
      ids.push(body.id)
    }
    await enter(staff, race, '3 1 2 4 5 6 7 8')
    const rows: { payout: number; stake_per_line: number; outcome_key: string }[] = await db
      .query<{ payout: number; stake_per_line: number; outcome_key: string }>()
      .from('coupons')
      .join('coupon_selections as s', 's.coupon_id', 'coupons.id')
      .whereIn('coupons.id', ids)
      .select('payout', 'stake_per_line', 'outcome_key')
    assert.lengthOf(rows, 24)
    const returns: Record<string, number> = { '3': 11_000 + 3000, '1': 2000, '2': 1800 }
    for (const { payout, stake_per_line: stake, outcome_key: runner } of rows) {
      assert.equal(Number(payout), Math.floor((stake * (returns[runner] ?? 0)) / 1000), runner)
    }
  })
})
