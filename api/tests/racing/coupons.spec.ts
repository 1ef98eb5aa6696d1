import { test } from '@japa/runner'
import type { Approval } from '@grandstand/shared-types/wire/betting/decisions'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { clock } from '#core/timing/clock'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { enter, makeRace, reopen, result, withdraw, type TestRace } from '#tests/racing/support'
import { ended } from '#tests/settlement/support'
import { requireWholeBooks } from '#tests/support/books'

const FIELD = { '1': 6000, '2': 4000, '3': 3000, '4': 5000, '5': 11_000 }

test.group('Coupons with races', (group) => {
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

  test('a race stands in a combined coupon beside a football match', async ({ assert }) => {
    const race = await makeRace(staff, FIELD)
    const match = await makeMatch()
    const { body } = await place(
      bettor.session,
      slip([
        [outcome(race, 1), 6000],
        [outcomeOf(match, '1', '1'), 2000],
      ])
    )
    await withdraw(staff, race, 3, 3000)
    await enter(staff, race, '1 2')
    assert.isNull(await paid(body.id))
    const facts = { facts: ended([1, 0]), basedOnRevision: 0, beforeStart: true }
    await staff.post(`/v1/matches/${match.id}/results`, facts)
    // 4.5 x 2
    assert.equal(await paid(body.id), 9000)
  })

  test('a Lucky 15 of winners pays every line, and a tenth more (rules 19.11, 19.12)', async ({
    assert,
  }) => {
    const prices = [2000, 3000, 4000, 5000]
    const races: TestRace[] = []
    for (const first of prices) races.push(await makeRace(staff, { '1': first, '2': 4000 }))
    const { status, body } = await place(
      bettor.session,
      slip(
        races.map((race, at) => [outcome(race, 1), prices[at] ?? 0]),
        { kind: 'system', sizes: [1, 2, 3, 4], totalStakeMinor: 1500 }
      )
    )
    assert.equal(status, 201)
    for (const race of races) await enter(staff, race, '1 2')
    assert.equal(await paid(body.id), 39_490)
  })

  /** Win lines of the Lucky 15 worked by hand in shared-types: 3.5 x 5.5 x 2 x 1 - 1 = 37.50. */
  test('a Lucky 15 with a dead heat, a deduction, a non-runner and a loser', async ({ assert }) => {
    const prices = [5000, 6000, 4000, 11_000]
    const races: TestRace[] = []
    for (const first of prices) {
      races.push(await makeRace(staff, { '1': first, '2': 4000, '3': 6000, '4': 3000 }))
    }
    const [a, b, c, d] = races as [TestRace, TestRace, TestRace, TestRace]
    const { body } = await place(
      bettor.session,
      slip(
        races.map((race, at) => [outcome(race, 1), prices[at] ?? 0]),
        { kind: 'system', sizes: [1, 2, 3, 4], totalStakeMinor: 1500 }
      )
    )
    await withdraw(staff, b, 4, 3000)
    await staff.put(`/v1/matches/${c.id}/runner`, { runner: 1, status: 'nonRunner' })
    await enter(staff, a, '1=2 3')
    await enter(staff, b, '1 2')
    await enter(staff, c, '2 3 4')
    await enter(staff, d, '2 1')
    assert.equal(await paid(body.id), 3750)
  })

  test('a coupon settled by hand loses what withdrawals take', async ({ assert }) => {
    const race = await makeRace(staff, FIELD)
    const id = await bet(race, 1, 6000)
    await withdraw(staff, race, 3, 3000)
    const order = {
      action: 'settle',
      selections: [{ position: 0, result: 'won' }],
      reason: 'the order of finish never came',
    }
    const { status } = await staff.post(`/v1/coupons/${id}/manual`, order, {
      'idempotency-key': `by-hand-${id}`,
    })
    assert.equal(status, 200)
    assert.equal(await paid(id), 4500)
  })

  test('the house buys a bet back for what it would pay after the withdrawal', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    const id = await bet(race, 1, 6000)
    const offer = () => bettor.session.get<{ amountMinor: number }>(`/v1/coupons/${id}/sell-offer`)
    const { status, body: before } = await offer()
    assert.equal(status, 200)
    await withdraw(staff, race, 3, 3000)
    await reopen(staff, race)
    const { body: after } = await offer()
    assert.closeTo(after.amountMinor, (before.amountMinor * 4500) / 6000, 1)
  })

  test('A4: an order of finish that moves much money waits for a second officer', async ({
    assert,
  }) => {
    const rich = await makeBettor({ settings: { secondOfficerAboveMinor: 3000 } })
    const [first, second] = await Promise.all(
      [1, 2].map(async () =>
        signInAs(rich.site, await makeUser({ site: rich.site, type: 'admin' }))
      )
    )
    const race = await makeRace(staff, FIELD)
    const { body: coupon } = await place(rich.session, slip([[outcome(race, 1), 6000]]))
    await withdraw(staff, race, 3, 3000)
    const asked = await first!.post<Approval>(`/v1/matches/${race.id}/results`, result('1 2'))
    assert.isNumber(asked.body.decisionId)
    assert.isNull((await rich.session.get<CouponView>(`/v1/coupons/${coupon.id}`)).body.payoutMinor)
    const done = await second!.post(`/v1/decisions/${asked.body.decisionId}/approve`)
    assert.equal(done.status, 200)
    const { body } = await rich.session.get<CouponView>(`/v1/coupons/${coupon.id}`)
    assert.equal(body.payoutMinor, 4500)
    assert.equal(body.selections?.[0]?.deductionPercent, 30)
  })
})
