import { test } from '@japa/runner'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeBettor, place, type Bettor } from '#tests/coupons/support'
import { enter, makeRace, type TestRace } from '#tests/racing/support'
import { requireWholeBooks } from '#tests/support/books'

const PRICES = { '1': 3000, '2': 4000, '3': 6000 }
const LUCKY_15 = [1, 2, 3, 4]

test.group('Lucky 15 of four races (rules 19.12)', (group) => {
  let bettor: Bettor
  let staff: ApiSession
  let races: TestRace[]
  group.each.setup(async () => {
    bettor = await makeBettor()
    staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    races = []
    for (const _ of LUCKY_15) races.push(await makeRace(staff, PRICES))
  })
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  /** Runner 1 of each race, 1.00 a line. */
  const bet = async (sizes = LUCKY_15, totalStakeMinor = 1500): Promise<number> => {
    const { status, body } = await place(bettor.session, {
      kind: 'system',
      sizes,
      selections: races.map(({ outcomes }) => ({ outcomeId: outcomes['1'] ?? 0, oddsMilli: 3000 })),
      totalStakeMinor,
      oddsChange: 'ask',
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }
  const finish = async (orders: readonly string[]) => {
    for (const [at, order] of orders.entries()) {
      const race = races[at]
      if (race) await enter(staff, race, order)
    }
  }
  const detail = async (id: number): Promise<CouponDetail> =>
    (await bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)).body
  const setTerms = (lucky15: object) =>
    staff.put(`/v1/sites/${bettor.site.id}`, { settings: { limits: { lucky: { lucky15 } } } })

  test('all win: a tenth more, promised when it is placed and posted as bonus', async ({
    assert,
  }) => {
    const id = await bet()
    // the product of (1 + 3.00) of four, less 1: 255 lines' worth
    assert.include(await detail(id), {
      systemName: 'lucky15',
      bonusPercent: 10,
      bonusMinor: 2550,
      maxPayoutMinor: 28_050,
    })
    await finish(['1 2 3', '1 2 3', '1 2 3', '1 2 3'])
    assert.include(await detail(id), {
      payoutMinor: 28_050,
      bonusPaidMinor: 2550,
      bonusPaidPercent: 10,
    })
    const kinds = await db.from('ledger_transfers').where('reference_id', id).select('kind')
    assert.includeMembers(
      kinds.map(({ kind }) => kind),
      ['win', 'bonus']
    )
  })

  test('one wins: its profit twice', async ({ assert }) => {
    const id = await bet()
    await finish(['1 2 3', '2 1 3', '2 1 3', '2 1 3'])
    assert.include(await detail(id), { payoutMinor: 500, bonusPaidMinor: 200, bonusPaidPercent: 0 })
  })

  test('a corrected result takes the bonus back', async ({ assert }) => {
    const id = await bet()
    await finish(['1 2 3', '1 2 3', '1 2 3', '1 2 3'])
    const [first] = races
    if (first) await enter(staff, first, '2 1 3', 1)
    assert.include(await detail(id), { payoutMinor: 6300, bonusPaidMinor: 0 })
  })

  test('a coupon keeps the terms with which it was placed, whatever its brand decides later', async ({
    assert,
  }) => {
    const before = await bet()
    const none = { consolationMultiple: 1, allWinnersPercent: 0, parts: 'win' }
    assert.equal((await setTerms(none)).status, 200)
    const after = await bet()
    assert.include(await detail(after), { bonusPercent: 0, maxPayoutMinor: 25_500 })
    await finish(['1 2 3', '1 2 3', '1 2 3', '1 2 3'])
    assert.equal((await detail(before)).payoutMinor, 28_050)
    assert.equal((await detail(after)).payoutMinor, 25_500)
  })

  test('a Yankee, and four matches of football, have none', async ({ assert }) => {
    assert.equal((await detail(await bet([2, 3, 4], 1100))).bonusPercent, 0)
    const picks = []
    for (const _ of LUCKY_15) {
      picks.push({ outcomeId: outcomeOf(await makeMatch(), '1', '1'), oddsMilli: 2000 })
    }
    const { body } = await place(bettor.session, {
      kind: 'system',
      sizes: LUCKY_15,
      selections: picks,
      totalStakeMinor: 1500,
      oddsChange: 'ask',
    })
    assert.include(await detail(body.id), { systemName: 'lucky15', bonusPercent: 0 })
  })

  test('terms past their bounds are refused by name', async ({ assert }) => {
    const refused = await setTerms({
      consolationMultiple: 4,
      allWinnersPercent: 51,
      parts: 'place',
    })
    assert.equal(refused.status, 422)
  })
})
