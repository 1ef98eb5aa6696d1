import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { MatchStakes } from '@grandstand/shared-types/wire/betting/coupons'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser, type TestSite } from '#tests/support/factories'
import { ended, enter } from '#tests/settlement/support'

const PRICES = {
  '1': { '1': 2000, 'X': 3400, '2': 3800 },
  '29': { yes: 1800, no: 1900 },
}

const NONE = {
  couponCount: 0,
  stakesMinor: 0,
  openCouponCount: 0,
  openStakesMinor: 0,
  openLiabilityMinor: 0,
}

const staff = async (site: TestSite) => signInAs(site, await makeUser({ site, type: 'admin' }))

const stakesOf = async (session: ApiSession, { id }: TestMatch) =>
  (await session.get<MatchStakes>(`/v1/matches/${id}/stakes`)).body

test.group('Stakes on a match', () => {
  test('count each coupon once for the match, once for a market and by outcome', async ({
    assert,
  }) => {
    const { site, session } = await makeBettor()
    const [match, other] = [await makeMatch({ prices: PRICES }), await makeMatch()]
    const home = outcomeOf(match, '1', '1')
    const draw = outcomeOf(match, '1', 'X')
    const both = outcomeOf(match, '29', 'yes')
    await place(session, slip([[home, 2000]]))
    await place(
      session,
      slip([
        [home, 2000],
        [outcomeOf(other, '1', '1'), 2000],
      ])
    )
    // two selections on one market make a coupon of two lines: 5.00 each, and one of them can win
    const multiple = await place(
      session,
      slip([
        [home, 2000],
        [draw, 3400],
      ])
    )
    assert.equal(multiple.body.type, 'multiple')
    await place(session, slip([[both, 1800]]))

    const { totals, markets } = await stakesOf(await staff(site), match)
    const payouts = 2000 + 4000 + multiple.body.maxPayoutMinor
    assert.deepEqual(totals, [
      {
        currency: site.currency,
        couponCount: 4,
        stakesMinor: 4000,
        openCouponCount: 4,
        openStakesMinor: 4000,
        openLiabilityMinor: payouts + 1800,
      },
    ])
    const [winner, goals] = markets
    assert.containsSubset(winner, {
      marketId: match.markets['1']?.id,
      typeId: 1,
      specifier: '',
      couponCount: 3,
      stakesMinor: 3000,
      openLiabilityMinor: payouts,
    })
    assert.deepEqual(
      winner?.outcomes.map(({ key, couponCount, stakesMinor, openLiabilityMinor }) => [
        key,
        couponCount,
        stakesMinor,
        openLiabilityMinor,
      ]),
      [
        ['1', 3, 3000, payouts],
        ['X', 1, 1000, multiple.body.maxPayoutMinor],
      ]
    )
    assert.containsSubset(goals, { typeId: 29, couponCount: 1, openLiabilityMinor: 1800 })
  })

  test('are open until the selection has a result; cancelled coupons do not count', async ({
    assert,
  }) => {
    const { site, session } = await makeBettor()
    const match = await makeMatch({ prices: PRICES })
    const gone = await place(session, slip([[outcomeOf(match, '1', 'X'), 3400]]))
    await session.post(`/v1/coupons/${gone.body.id}/cancel`, {})
    await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]))
    const admin = await staff(site)
    assert.containsSubset((await stakesOf(admin, match)).totals, [
      { couponCount: 1, openCouponCount: 1, openLiabilityMinor: 2000 },
    ])

    await enter(match, ended([2, 0]))
    const [total] = (await stakesOf(admin, match)).totals
    assert.deepEqual(total, {
      ...NONE,
      currency: site.currency,
      couponCount: 1,
      stakesMinor: 1000,
    })
  })

  test('are not open during the acceptance delay: the coupon may be rejected', async ({
    assert,
  }) => {
    const { site, session } = await makeBettor()
    const match = await makeMatch({ prices: PRICES })
    const { body } = await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]))
    await db.from('coupons').where('id', body.id).update({ state: 'pendingAcceptance' })
    const admin = await staff(site)
    assert.containsSubset((await stakesOf(admin, match)).totals, [
      { couponCount: 1, stakesMinor: 1000, openCouponCount: 0, openLiabilityMinor: 0 },
    ])
  })

  test('are those of the branch, and only for staff who may see coupons', async ({ assert }) => {
    const { site, session, player } = await makeBettor()
    const match = await makeMatch()
    await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]))
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['coupons.view'] })
    const blind = await makeUser({ site, type: 'dealer', permissions: ['users.view'] })
    const seen = await stakesOf(await signInAs(site, dealer), match)
    assert.deepEqual(seen, { matchId: match.id, totals: [], markets: [] })
    for (const user of [blind, player]) {
      const answer = await (await signInAs(site, user)).get(`/v1/matches/${match.id}/stakes`)
      assert.equal(answer.status, 403)
    }
  })
})
