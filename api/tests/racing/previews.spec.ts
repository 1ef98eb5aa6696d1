import { test } from '@japa/runner'
import type { RunnerAnswer } from '@grandstand/shared-types/wire/betting/races'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { clock } from '#core/timing/clock'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { enter, later, makeRace, withdraw, type TestRace } from '#tests/racing/support'

const FIELD = { '1': 6000, '2': 4000, '3': 3000, '4': 5000, '5': 11_000 }

test.group('What staff are shown before they save', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
  })
  group.each.teardown(() => clock.reset())

  async function bet(race: TestRace, runner: number, oddsMilli: number, by = bettor) {
    const { status, body } = await place(
      by.session,
      slip([[race.outcomes[runner] ?? 0, oddsMilli]])
    )
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }
  const look = (race: Pick<TestRace, 'id'>, change: object) =>
    staff.put<RunnerAnswer & Refusal>(`/v1/matches/${race.id}/runner?dryRun=true`, change)
  const withdrawal = (runner: number, withdrawnOddsMilli: number) => ({
    runner,
    status: 'withdrawn',
    withdrawnAt: clock.now(),
    withdrawnOddsMilli,
  })

  test('a dry run of a withdrawal tells its percent and whose bets it touches, and changes nothing', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    const other = await makeBettor()
    await bet(race, 3, 3000)
    await bet(race, 1, 6000)
    await bet(race, 2, 4000)
    await bet(race, 2, 4000, other)
    later()
    const change = withdrawal(3, 3000)
    const { status, body } = await look(race, change)
    assert.equal(status, 200)
    const stakes = (coupons: number) => [{ currency: 'TRY', amountMinor: coupons * 1000 }]
    assert.deepEqual(body.effect, {
      deductions: [{ placedBefore: change.withdrawnAt, percent: 30 }],
      onRunner: { coupons: 1, players: 1, stakes: stakes(1) },
      losing: { coupons: 0, players: 0, stakes: [] },
      onOthers: { coupons: 3, players: 2, stakes: stakes(3) },
    })
    assert.equal(body.runners[2]?.status, 'declared')
    assert.equal((await bet(race, 3, 3000)) > 0, true)
  })

  test('a bet placed after the moment of the withdrawal loses nothing by it', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    await bet(race, 1, 6000)
    later()
    const change = withdrawal(3, 3000)
    later()
    await bet(race, 2, 4000)
    const { body } = await look(race, change)
    assert.equal(body.effect?.onOthers.coupons, 1)
  })

  test('a non-runner takes nothing from the others, nor does a price of 11.00', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    await bet(race, 1, 6000)
    await bet(race, 3, 3000)
    later()
    const scratched = await look(race, { runner: 3, status: 'nonRunner' })
    const long = await look(race, withdrawal(5, 11_000))
    for (const { body } of [scratched, long]) {
      assert.deepEqual(body.effect?.deductions, [])
      assert.equal(body.effect?.onOthers.coupons, 0)
    }
    assert.equal(scratched.body.effect?.onRunner.coupons, 1)
  })

  test('a dry run is refused as the change would be, and a change has no effect to tell', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    const late = await look(race, { ...withdrawal(3, 3000), withdrawnAt: clock.now() + 1000 })
    assert.equal(late.status, 422)
    const unpriced = await look(race, { ...withdrawal(3, 3000), withdrawnOddsMilli: undefined })
    assert.deepEqual(unpriced.body.error.params, ['withdrawnWithoutPrice', 3])
    assert.equal((await look(await makeMatch(), withdrawal(3, 3000))).status, 404)
    const path = `/v1/matches/${race.id}/runner`
    const done = await staff.put<RunnerAnswer>(path, { runner: 3, status: 'nonRunner' })
    assert.isNull(done.body.effect)
  })

  test('a dry run of a dead heat names the coupons of the own brand that it pays', async ({
    assert,
  }) => {
    const race = await makeRace(staff, FIELD)
    const level = await bet(race, 1, 6000)
    await bet(race, 2, 4000)
    const other = await makeBettor()
    await bet(race, 1, 6000, other)
    await withdraw(staff, race, 4, 5000)
    const { body } = await enter(staff, race, '1=3', 0, '?dryRun=true')
    assert.equal(body.couponsSettled, 3)
    assert.deepEqual(
      body.paid?.map(({ couponId, username, payoutMinor, picks }) => [
        couponId,
        username,
        payoutMinor,
        picks,
      ]),
      [
        [
          level,
          bettor.player.username,
          // half of 10.00 at 6.00 less 20 %
          2500,
          [
            {
              typeId: RACE_WINNER,
              specifier: '',
              key: '1',
              result: 'won 1/2',
              placeResult: null,
              deductionPercent: 20,
            },
          ],
        ],
      ]
    )
    const reader = await makeUser({
      site: bettor.site,
      type: 'operator',
      permissions: ['catalogue.view', 'results.enter'],
      isInstallationStaff: true,
    })
    const withoutCoupons = await signInAs(bettor.site, reader)
    const unnamed = await enter(withoutCoupons, race, '1=3', 0, '?dryRun=true')
    assert.deepEqual([unnamed.body.couponsSettled, unnamed.body.paid], [3, []])
  })
})
