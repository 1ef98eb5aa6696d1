import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { clock } from '#core/timing/clock'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { cashOf, makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { enter, later, makeRace, reopen, withdraw, type TestRace } from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'

const FIELD = { '1': 6000, '2': 4000, '3': 3000, '4': 5000, '5': 11_000 }
const STAKE = 1000

test.group('Races settled', (group) => {
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

  const outcome = (race: TestRace, runner: number) => race.outcomes[runner] ?? 0

  async function bet(race: TestRace, runner: number, oddsMilli: number): Promise<number> {
    const { status, body } = await place(bettor.session, slip([[outcome(race, runner), oddsMilli]]))
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }
  const paid = async (id: number): Promise<number | null> =>
    (await bettor.session.get<CouponView>(`/v1/coupons/${id}`)).body.payoutMinor

  test('the first wins at the price taken, and every other runner loses (rules 19.7)', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    const winner = await bet(race, 1, 6000)
    const loser = await bet(race, 2, 4000)
    const { status, body } = await enter(staff, race, '1 2 3')
    assert.equal(status, 200)
    assert.include(body, { revision: 1, couponsSettled: 2 })
    assert.deepEqual([await paid(winner), await paid(loser)], [6 * STAKE, 0])
    assert.equal(await cashOf(bettor.session), 100_000 - 2 * STAKE + 6 * STAKE)
  })

  test('of two in a dead heat each keeps half of the stake at full odds (rules 19.6)', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    const [first, second] = [await bet(race, 1, 6000), await bet(race, 2, 4000)]
    await enter(staff, race, '1=2 3')
    assert.deepEqual([await paid(first), await paid(second)], [3 * STAKE, 2 * STAKE])
  })

  test('each withdrawal takes from the bets placed before it, and from no later one (rules 19.8)', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    const first = await bet(race, 1, 6000)
    await withdraw(staff, race, 3, 3000)
    await reopen(staff, race)
    const second = await bet(race, 1, 6000)
    await withdraw(staff, race, 4, 5000)
    await reopen(staff, race)
    const third = await bet(race, 1, 6000)
    await enter(staff, race, '1 2')
    // 30 % and 20 %: 1 + 5 x 0.5; 20 %: 1 + 5 x 0.8; nothing
    assert.deepEqual(
      [await paid(first), await paid(second), await paid(third)],
      [3500, 5000, 6 * STAKE]
    )
    const rows: { deduction_percent: number }[] = await db
      .query<{ deduction_percent: number }>()
      .from('coupon_selections')
      .whereIn('coupon_id', [first, second, third])
      .orderBy('coupon_id')
      .select('deduction_percent')
    assert.deepEqual(
      rows.map((row) => Number(row.deduction_percent)),
      [50, 20, 0]
    )
  })

  test('a bet on a runner that comes out returns its stake (rules 19.1)', async ({ assert }) => {
    const race = await makeRace(staff, FIELD)
    const [withdrawn, nonRunner] = [await bet(race, 3, 3000), await bet(race, 5, 11_000)]
    const winner = await bet(race, 2, 4000)
    await staff.put(`/v1/matches/${race.id}/runner`, { runner: 5, status: 'nonRunner' })
    await withdraw(staff, race, 3, 3000)
    await enter(staff, race, '2 1')
    assert.deepEqual([await paid(withdrawn), await paid(nonRunner)], [STAKE, STAKE])
    // the non-runner takes nothing, the withdrawal 30 %
    assert.equal(await paid(winner), 3100)
  })

  for (const ending of ['void', 'abandoned', 'walkover']) {
    test(`a race that ends ${ending} returns every stake (rules 19.10)`, async ({ assert }) => {
      const race = await makeRace(staff, FIELD)
      const coupons = [await bet(race, 1, 6000), await bet(race, 2, 4000)]
      const { status } = await enter(staff, race, ending)
      assert.equal(status, 200)
      for (const id of coupons) assert.equal(await paid(id), STAKE)
      assert.equal(await cashOf(bettor.session), 100_000)
    })
  }

  test('a photo finish that is reversed pays the difference (rules 3.10, 19.3)', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    const [one, two] = [await bet(race, 1, 6000), await bet(race, 2, 4000)]
    await enter(staff, race, '1 2')
    assert.deepEqual([await paid(one), await paid(two)], [6000, 0])
    const { body } = await enter(staff, race, '2 1', 1)
    assert.deepEqual(body.moneyToMove, [{ currency: 'TRY', amountMinor: -2000 }])
    assert.deepEqual([await paid(one), await paid(two)], [0, 4000])
    await enter(staff, race, '1=2', 2)
    assert.deepEqual([await paid(one), await paid(two)], [3000, 2000])
    assert.equal(await cashOf(bettor.session), 100_000 - 2000 + 5000)
  })

  test('a result that is taken back opens its bets again, without a deduction', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    const id = await bet(race, 1, 6000)
    await withdraw(staff, race, 3, 3000)
    await enter(staff, race, '1 2')
    assert.equal(await paid(id), 4500)
    const { status } = await staff.post(`/v1/matches/${race.id}/results/undo`, {
      basedOnRevision: 1,
      reason: 'entered for another race',
    })
    assert.equal(status, 200)
    assert.isNull(await paid(id))
    const row = await db.from('coupon_selections').where('coupon_id', id).firstOrFail()
    assert.equal(Number(row.deduction_percent), 0)
    assert.equal(await cashOf(bettor.session), 100_000 - STAKE)
    await enter(staff, race, '1 2', 0)
    assert.equal(await paid(id), 4500)
  })

  test('a withdrawal that was entered wrongly changes no settled coupon before the next revision', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    const id = await bet(race, 1, 6000)
    await withdraw(staff, race, 3, 3000)
    await enter(staff, race, '1 2')
    assert.equal(await paid(id), 4500)
    // it was 5.00, which takes 20 %
    const at = await db.from('runners').where({ match_id: race.id, number: 3 }).firstOrFail()
    await staff.put(`/v1/matches/${race.id}/runner`, {
      runner: 3,
      status: 'withdrawn',
      withdrawnAt: Number(at.withdrawn_at),
      withdrawnOddsMilli: 5000,
    })
    assert.equal(await paid(id), 4500)
    const { body } = await enter(staff, race, '1 2', 1)
    assert.include(body, { revision: 2, selectionsTouched: 1, couponsSettled: 1 })
    assert.deepEqual(body.moneyToMove, [{ currency: 'TRY', amountMinor: 500 }])
    assert.equal(await paid(id), 5000)
  })

  test('a dry run tells what the result then moves, deductions too', async ({ assert }) => {
    const race = await makeRace(staff, FIELD)
    await bet(race, 1, 6000)
    await withdraw(staff, race, 4, 5000)
    const { body: dry } = await enter(staff, race, '1 2', 0, '?dryRun=true')
    assert.deepEqual(dry.moneyToMove, [{ currency: 'TRY', amountMinor: 5000 }])
    const { body: done } = await enter(staff, race, '1 2')
    const { paid: _named, ...same } = dry
    assert.deepEqual(done, { ...same, dryRun: false, revision: 1 })
  })

  test('a second run of the same result moves nothing', async ({ assert }) => {
    const race = await makeRace(staff, FIELD)
    const id = await bet(race, 1, 6000)
    later()
    await enter(staff, race, '1 2')
    const { body } = await enter(staff, race, '1 2', 1)
    assert.include(body, { revision: 1, couponsSettled: 0 })
    assert.equal(await paid(id), 6000)
  })
})
