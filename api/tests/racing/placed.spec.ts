import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { RunnerAnswer } from '@grandstand/shared-types/wire/betting/races'
import { clock } from '#core/timing/clock'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import {
  enter,
  later,
  makeRace,
  openMarket,
  reopen,
  withdraw,
  type TestRace,
} from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'

const FIRST_TWO = 100_004
const FIRST_THREE = 100_005
const FIELD = { '1': 3000, '2': 4000, '3': 6000, '4': 8000, '5': 11_000 }
const PLACED = { '1': 1500, '2': 1800, '3': 2200, '4': 2600, '5': 4000 }
const STAKE = 1000

test.group('Bets on a place', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let race: TestRace
  /** The market to finish in the first three. */
  let firstThree: Pick<TestRace, 'marketId' | 'outcomes'>
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    race = await makeRace(staff, FIELD)
    firstThree = await openMarket(staff, race.id, FIRST_THREE, PLACED)
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  const oddsOf = (runner: keyof typeof PLACED) => PLACED[runner]

  async function bet(runner: keyof typeof PLACED): Promise<number> {
    const picked = slip([[firstThree.outcomes[runner] ?? 0, oddsOf(runner)]])
    const { status, body } = await place(bettor.session, picked)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }
  const paid = async (id: number): Promise<number | null> =>
    (await bettor.session.get<CouponView>(`/v1/coupons/${id}`)).body.payoutMinor

  test('each of the first three wins at its price, and the fourth loses (rules 19.7)', async ({
    assert,
  }) => {
    const coupons = [await bet('1'), await bet('2'), await bet('3'), await bet('4')]
    await enter(staff, race, '2 3 1 4')
    const due = [await paid(coupons[0]!), await paid(coupons[1]!), await paid(coupons[2]!)]
    assert.deepEqual(due, [1500, 1800, 2200])
    assert.equal(await paid(coupons[3]!), 0)
  })

  test('two that share the last place have half each (rules 19.6)', async ({ assert }) => {
    const [third, fourth, second] = [await bet('3'), await bet('4'), await bet('2')]
    await enter(staff, race, '1 2 3=4')
    assert.deepEqual([await paid(third), await paid(fourth)], [1100, 1300])
    assert.equal(await paid(second), 1800)
  })

  test('a withdrawal takes from the bets placed before it, and returns the stakes on its runner (rules 19.8)', async ({
    assert,
  }) => {
    const [before, withdrawn] = [await bet('2'), await bet('1')]
    later()
    const preview = await staff.put<RunnerAnswer>(`/v1/matches/${race.id}/runner?dryRun=true`, {
      runner: 1,
      status: 'withdrawn',
      withdrawnAt: clock.now(),
      withdrawnOddsMilli: 3000,
    })
    assert.equal(preview.body.effect?.onRunner.coupons, 1)
    assert.equal(preview.body.effect?.onOthers.coupons, 1)

    await withdraw(staff, race, 1, 3000)
    const { status } = await db.from('markets').where('id', firstThree.marketId).firstOrFail()
    assert.equal(Number(status), -1, 'suspended until it is priced anew')
    await reopen(staff, { id: race.id, marketId: firstThree.marketId })
    const after = await bet('2')
    await enter(staff, race, '3 2 4')
    assert.deepEqual(
      [await paid(before), await paid(withdrawn), await paid(after)],
      [1560, STAKE, 1800]
    )
  })

  test('is not sold each way, and a race has one market of each number of places', async ({
    assert,
  }) => {
    const eachWay = { places: 3, divisor: 5 }
    const picked = slip([[firstThree.outcomes['2'] ?? 0, oddsOf('2')]])
    const { body } = await place(bettor.session, {
      ...picked,
      selections: picked.selections.map((one) => ({ ...one, eachWay })),
    })
    assert.equal(body.error.key, 'eachWayNotSold')
    await openMarket(staff, race.id, FIRST_TWO, PLACED)
    const again = await staff.post<Refusal>('/v1/markets', {
      matchId: race.id,
      marketTypeId: FIRST_THREE,
      outcomes: Object.entries(PLACED).map(([key, oddsMilli]) => ({ key, oddsMilli })),
    })
    assert.equal(again.body.error.key, 'alreadyExists')
  })
})
