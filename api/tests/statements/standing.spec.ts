/** How staff stand: openings and credit that are left, debts, and the running period. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { Standing } from '@grandstand/shared-types/wire/people/standing'
import { clock } from '#core/timing/clock'
import { TURNOVER_JOB } from '#dealers/turnover/count_hour'
import { countTurnover } from '#dealers/turnover/turnover_loop'
import { order } from '#tests/cards/card_support'
import { move } from '#tests/dealers/credit_support'
import { ended, enter, placeTestCoupon } from '#tests/settlement/support'
import { closeDay, dailySite, givePlan, percent } from '#tests/statements/statement_support'
import { makeMatch } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeUser, type TestSite, type TestUser } from '#tests/support/factories'

/** 13:30 in Istanbul. */
const NOON = Date.UTC(2027, 4, 12, 10, 30)
const HOUR_MS = 3_600_000
const RIGHTS: Permission[] = ['credit.move', 'statements.view', 'cards.make', 'users.view']

const standingOf = async (site: TestSite, user: TestUser) =>
  (await (await signInAs(site, user)).get<Standing>('/v1/dashboard/standing')).body

/** A dealer with a sub-dealer on credit and a dealer beside; a player below each. */
async function network() {
  const { site, admin } = await dailySite({
    credit: { maxTransferMinor: 5_000, maxDayMinor: 9_000, needsReason: false },
  })
  const dealer = await makeUser({
    site,
    type: 'dealer',
    parent: admin,
    permissions: RIGHTS,
    openingLimit: 6,
    balanceMinor: 20_000,
    creditLimitMinor: 1_000,
    isOnCredit: true,
  })
  const beside = await makeUser({ site, type: 'dealer', parent: admin, permissions: [] })
  const sub = await makeUser({
    site,
    type: 'dealer',
    parent: dealer,
    permissions: RIGHTS,
    isOnCredit: true,
  })
  const player = (parent: TestUser) =>
    makeUser({ site, type: 'player', parent, balanceMinor: 50_000 })
  const players = {
    ofDealer: await player(dealer),
    ofSub: await player(sub),
    ofBeside: await player(beside),
  }
  return { site, admin, dealer, beside, sub, ...players }
}

test.group('The standing of staff', (group) => {
  group.each.setup(async () => {
    clock.set(NOON, { frozen: true })
    // the time of the test before was later
    await db.from('job_states').where('name', TURNOVER_JOB).delete()
  })
  group.each.teardown(() => clock.reset())

  test('a dealer sees the openings and credit left, with the bound that is reached first', async ({
    assert,
  }) => {
    const { site, dealer, sub, ofDealer } = await network()
    const session = await signInAs(site, dealer)
    await order(session, { amountMinor: 100, count: 3 })
    await move(session, ofDealer, 'send', 5_000)
    await move(session, sub, 'send', 1_500)
    await move(session, ofDealer, 'take', 200)
    const { opening, credit, due } = await standingOf(site, dealer)
    assert.deepEqual(opening, { limit: 6, users: 2, cards: 3, left: 1 })
    assert.deepEqual(credit, {
      balanceMinor: 13_400,
      creditLimitMinor: 1_000,
      availableMinor: 14_400,
      perTransferMinor: 5_000,
      day: '2027-05-12',
      send: {
        perDayMinor: 9_000,
        movedMinor: 6_500,
        leftMinor: 2_500,
        mostMinor: 2_500,
        bound: 'perDay',
      },
      take: {
        perDayMinor: 9_000,
        movedMinor: 200,
        leftMinor: 8_800,
        mostMinor: 5_000,
        bound: 'perTransfer',
      },
    })
    assert.deepEqual(due, { owedMinor: 0, lentMinor: 1_500, commissionMinor: 0 })
  })

  test('a missing limit is null, and missing permissions hide their figures', async ({
    assert,
  }) => {
    const { site, beside } = await network()
    const { opening, credit, due, period } = await standingOf(site, beside)
    assert.deepEqual(opening, { limit: 0, users: 1, cards: 0, left: null })
    assert.isNull(credit)
    assert.deepEqual(due, { owedMinor: 0, lentMinor: 0, commissionMinor: null })
    assert.isNull(period.commission)
  })

  test('debts show on both sides, up to the house', async ({ assert }) => {
    const { site, admin, dealer, sub } = await network()
    await move(await signInAs(site, admin), dealer, 'send', 4_000)
    await move(await signInAs(site, dealer), sub, 'send', 700)
    assert.containsSubset((await standingOf(site, sub)).due, { owedMinor: 700, lentMinor: 0 })
    assert.containsSubset((await standingOf(site, dealer)).due, {
      owedMinor: 4_000,
      lentMinor: 700,
    })
    assert.deepEqual((await standingOf(site, admin)).due, {
      owedMinor: null,
      lentMinor: 4_000,
      commissionMinor: null,
    })
  })

  test('the running period is exact for the branch and the brand, counted or not', async ({
    assert,
  }) => {
    const { site, admin, dealer, beside, sub, ofDealer, ofSub, ofBeside } = await network()
    await givePlan(dealer, percent(10))
    await givePlan(sub, percent(4))
    const match = await makeMatch()
    const bet = (player: TestUser, stakePerLineMinor: number, key = '1') =>
      placeTestCoupon(player, { picks: [{ match, market: '1', key }], stakePerLineMinor })
    await bet(ofDealer, 1_000)
    await bet(ofSub, 3_000, '2')
    await bet(ofBeside, 500, '2')
    clock.set(NOON + 2 * HOUR_MS, { frozen: true })
    await countTurnover()
    await enter(match, ended([1, 0]))
    const own = await standingOf(site, dealer)
    assert.containsSubset(own.period, {
      kind: 'day',
      firstDay: '2027-05-12',
      lastDay: '2027-05-12',
      stakesMinor: 4_000,
      payoutsMinor: 2_000,
      profitMinor: 2_000,
    })
    // 10 % of 10.00, and the difference of 6 % of 30.00
    assert.deepEqual(own.period.commission, {
      planName: `${dealer.username} 2027-05-12`,
      earnedMinor: 280,
      carriedMinor: 0,
      payableMinor: 280,
    })
    assert.equal((await standingOf(site, sub)).period.commission?.earnedMinor, 120)
    await countTurnover()
    const all = await standingOf(site, admin)
    assert.containsSubset(all.period, { stakesMinor: 4_500, payoutsMinor: 2_000, commission: null })
    assert.deepEqual(
      all.topDealers.map(({ id, stakesMinor, profitMinor }) => [id, stakesMinor, profitMinor]),
      [
        [dealer.id, 4_000, 2_000],
        [beside.id, 500, 500],
      ]
    )
    assert.deepEqual(
      (await standingOf(site, dealer)).topDealers.map(({ id }) => id),
      [sub.id]
    )
  })

  test('commission drawn up is shown as unpaid, and the carried part is known once it is drawn up', async ({
    assert,
  }) => {
    const { site, admin, dealer, ofDealer } = await network()
    await givePlan(dealer, percent(10, { basis: 'grossWin' }))
    const settle = async (score: [number, number]) => {
      const match = await makeMatch()
      await placeTestCoupon(ofDealer, { picks: [{ match, market: '1', key: '1' }] })
      await enter(match, ended(score))
    }
    await settle([0, 1])
    clock.set(clock.now() + 24 * HOUR_MS, { frozen: true })
    assert.containsSubset((await standingOf(site, dealer)).period.commission, {
      earnedMinor: 0,
      carriedMinor: null,
      payableMinor: null,
    })
    clock.set(clock.now() - 24 * HOUR_MS)
    await closeDay(site)
    assert.equal((await standingOf(site, dealer)).due.commissionMinor, 100)
    await settle([1, 0])
    await closeDay(site)
    await settle([0, 1])
    assert.deepInclude((await standingOf(site, dealer)).period.commission, {
      earnedMinor: 100,
      carriedMinor: -100,
      payableMinor: 0,
    })
    const session = await signInAs(site, admin)
    const { body: rows } = await session.list<{ id: number }>('statements', {
      filter: { dealerId: dealer.id },
    })
    for (const { id } of rows) {
      await session.post(`/v1/statements/${id}/approve`)
      await session.post(`/v1/statements/${id}/pay`)
    }
    assert.equal((await standingOf(site, dealer)).due.commissionMinor, 0)
  })

  test('is only for staff', async ({ assert }) => {
    const { site, ofDealer } = await network()
    const session = await signInAs(site, ofDealer)
    assert.equal((await session.get('/v1/dashboard/standing')).status, 403)
  })
})
