import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  StatementCouponRow,
  StatementRow,
} from '@grandstand/shared-types/wire/money/statements'
import { clock } from '#core/timing/clock'
import { drawUpFaults, drawUpPeriods } from '#statements/actions/draw_up'
import { ended, enter, placeTestCoupon } from '#tests/settlement/support'
import {
  asAdminOf,
  closeDay,
  dailySite,
  endDay,
  givePlan,
  percent,
  statementsOf,
} from '#tests/statements/statement_support'
import { enrolled } from '#tests/accounts/second_factor_support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type Refusal } from '#tests/support/client'
import { cashOf, makeUser, sendCash } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const A_MOMENT_MS = 5_000
const A_PROOF_MS = 5 * 60_000

/** A dealer with 10 % of the turnover, and a player of theirs with a coupon of 10.00 that has lost. */
async function shop(settings: Parameters<typeof dailySite>[0] = {}) {
  const brand = await dailySite(settings)
  const { site } = brand
  const dealer = await makeUser({ site, type: 'dealer', permissions: ['statements.view'] })
  await givePlan(dealer, percent(10))
  const player = await makeUser({ site, type: 'player', parent: dealer, balanceMinor: 50_000 })
  const match = await makeMatch()
  const couponId = await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
  await enter(match, ended([0, 1]))
  return { ...brand, dealer, player, match, couponId }
}

test.group('Drawing up statements', (group) => {
  group.each.teardown(async () => {
    drawUpFaults.clear()
    clock.reset()
    await requireWholeBooks()
  })

  test('waits until a period is closed, and then draws every one that is missing', async ({
    assert,
  }) => {
    const { site, admin } = await shop()
    assert.equal(await drawUpPeriods(site.id), 0)
    endDay()
    clock.set(clock.now() - A_MOMENT_MS)
    assert.equal(await drawUpPeriods(site.id), 0)
    clock.set(clock.now() + 2 * A_MOMENT_MS)
    assert.equal(await drawUpPeriods(site.id), 1)
    endDay()
    endDay()
    assert.equal(await drawUpPeriods(site.id), 2)
    const rows = await statementsOf(await asAdminOf({ site, admin }))
    assert.lengthOf(rows, 3)
    assert.deepEqual(
      rows.map(({ openingMinor, closingMinor, turnoverMinor, payableMinor }) => [
        openingMinor,
        closingMinor,
        turnoverMinor,
        payableMinor,
      ]),
      [
        [0, 49_000, 1_000, 100],
        [49_000, 49_000, 0, 0],
        [49_000, 49_000, 0, 0],
      ]
    )
    assert.isTrue(
      rows.every((row, index) => index === 0 || row.startsAt === rows[index - 1]?.endsAt)
    )
  })

  test('M20: killed half way it leaves nothing, and five runs at once draw one period', async ({
    assert,
  }) => {
    const { site, admin } = await shop()
    endDay()
    for (const step of ['period', 'statements', 'coupons'] as const) {
      drawUpFaults.listen((reached) => {
        if (reached === step) throw new Error('killed')
      })
      await assert.rejects(() => drawUpPeriods(site.id), 'killed')
      assert.lengthOf(await db.from('statement_periods').where('site_id', site.id), 0)
    }
    drawUpFaults.clear()
    const drawn = await Promise.all(Array.from({ length: 5 }, () => drawUpPeriods(site.id)))
    assert.equal(
      drawn.reduce((sum, count) => sum + count, 0),
      1
    )
    const session = await asAdminOf({ site, admin })
    const [row, ...others] = await statementsOf(session)
    assert.lengthOf(others, 0)
    assert.containsSubset(row, { turnoverMinor: 1_000, earnedMinor: 100, payableMinor: 100 })
    const { body: coupons } = await session.list<StatementCouponRow>('statement-coupons', {
      filter: { statementId: row?.id },
    })
    assert.lengthOf(coupons, 1)
  })

  test('M20: a commission that is paid six times at once is paid once', async ({ assert }) => {
    const { site, admin, dealer } = await shop()
    await closeDay(site)
    const session = await asAdminOf({ site, admin })
    const [row] = await statementsOf(session)
    const path = `/v1/statements/${row?.id}`
    const early = await session.post<Refusal>(`${path}/pay`)
    assert.deepEqual([early.status, early.body.error.key], [409, 'statementState'])
    await session.post(`${path}/approve`)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => session.post<Refusal>(`${path}/pay`))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409])
    assert.equal(await cashOf(dealer.id), 100)
    const transfers = await db
      .from('ledger_transfers')
      .where({ reference_type: 'statement', reference_id: row?.id })
    assert.lengthOf(transfers, 1)
  })

  test('S9: a commission above the brand’s figure asks for step-up', async ({ assert }) => {
    const { site, admin, dealer } = await shop({ stepUpCreditMinor: 99 })
    await closeDay(site)
    const { session } = await enrolled(site, admin)
    clock.set(clock.now() + A_PROOF_MS)
    const [row] = await statementsOf(session)
    const path = `/v1/statements/${row?.id}`
    await session.post(`${path}/approve`)
    const asked = await session.post<Refusal>(`${path}/pay`)
    assert.deepEqual([asked.status, asked.body.error.key], [403, 'stepUpNeeded'])
    assert.equal(await cashOf(dealer.id), 0)
    assert.equal((await session.get<StatementRow>(path)).body.state, 'approved')
  })

  test('what changes later falls into the next period, whatever the state', async ({ assert }) => {
    const { site, admin, dealer, match, couponId } = await shop()
    await closeDay(site)
    const session = await asAdminOf({ site, admin })
    const [row] = await statementsOf(session)
    for (const step of ['approve', 'pay', 'lock']) {
      assert.equal((await session.post(`/v1/statements/${row?.id}/${step}`)).status, 200, step)
    }
    const locked = (await session.get<StatementRow>(`/v1/statements/${row?.id}`)).body
    // the coupon had won, and then all bets on the match are void
    await enter(match, ended([1, 0]))
    await enter(match, { status: 'cancelled', periods: {} })
    await closeDay(site)
    const again = await asAdminOf({ site, admin })
    const [same, next] = await statementsOf(again)
    assert.deepEqual(same, locked)
    assert.containsSubset(next, {
      dealerId: dealer.id,
      openingMinor: 49_000,
      // 20.00 were won, of which a void coupon keeps its stake
      correctionsMinor: 1_000,
      commissionMinor: 100,
      closingMinor: 50_100,
      turnoverMinor: -1_000,
      earnedMinor: -100,
      payableMinor: 0,
      carryMinor: -100,
      state: 'draft',
    })
    const { body: coupons } = await again.list<StatementCouponRow>('statement-coupons', {
      filter: { statementId: next?.id },
    })
    assert.containsSubset(coupons[0], { couponId, turnoverMinor: -1_000, grossWinMinor: -1_000 })
  })

  test('a coupon that is open again takes its figures back, until it is settled again', async ({
    assert,
  }) => {
    const { site, admin, match } = await shop()
    await closeDay(site)
    await enter(match, { status: 'interrupted', periods: {}, fullTime: [0, 0] })
    await closeDay(site)
    await enter(match, ended([0, 2]))
    await closeDay(site)
    const rows = await statementsOf(await asAdminOf({ site, admin }))
    assert.deepEqual(
      rows.map(({ turnoverMinor, payableMinor, carryMinor }) => [
        turnoverMinor,
        payableMinor,
        carryMinor,
      ]),
      [
        [1_000, 100, 0],
        [-1_000, 0, -100],
        [1_000, 0, 0],
      ]
    )
  })

  test('a coupon that is open again and then cancelled takes its figures back for ever', async ({
    assert,
  }) => {
    // its result was entered before the match begins, and the brand lets players cancel for days
    const { site, admin, player, match, couponId } = await shop({ cancelMinutes: 5_000 })
    await closeDay(site)
    const undone = await (
      await asAdminOf({ site, admin })
    ).post(`/v1/matches/${match.id}/results/undo`, { basedOnRevision: 1, reason: 'wrong match' })
    assert.equal(undone.status, 200, JSON.stringify(undone.body))
    const cancelled = await (
      await signInAs(site, player)
    ).post(`/v1/coupons/${couponId}/cancel`, {}, { 'idempotency-key': randomUUID() })
    assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body))
    await closeDay(site)
    await closeDay(site)
    const rows = await statementsOf(await asAdminOf({ site, admin }))
    assert.deepEqual(
      rows.map(({ turnoverMinor, payableMinor, carryMinor }) => [
        turnoverMinor,
        payableMinor,
        carryMinor,
      ]),
      [
        [1_000, 100, 0],
        [-1_000, 0, -100],
        [0, 0, -100],
      ]
    )
  })

  test('each currency has a statement of its own; a dealer without cash in it is not paid', async ({
    assert,
  }) => {
    const { site, admin, dealer } = await shop()
    const player = await makeUser({ site, type: 'player', parent: dealer, currency: 'EUR' })
    await sendCash(player, 5_000)
    const match = await makeMatch()
    await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await enter(match, ended([0, 1]))
    await closeDay(site)
    const session = await asAdminOf({ site, admin })
    const rows = await statementsOf(session)
    assert.deepEqual(
      rows.map(({ currency, closingMinor, payableMinor }) => [
        currency,
        closingMinor,
        payableMinor,
      ]),
      [
        ['TRY', 49_000, 100],
        ['EUR', 4_000, 100],
      ]
    )
    const path = `/v1/statements/${rows[1]?.id}`
    await session.post(`${path}/approve`)
    const refused = await session.post<Refusal>(`${path}/pay`)
    assert.equal(refused.body.error.message, 'currencyDiffers|TRY|EUR')
    assert.equal((await session.get<StatementRow>(path)).body.state, 'approved')
  })

  test('a dealer reads only statements of the branch, and can take none a step further', async ({
    assert,
  }) => {
    const { site, admin, dealer } = await shop()
    const permissions = ['statements.view'] as const
    const sub = await makeUser({ site, type: 'dealer', parent: dealer, balanceMinor: 700 })
    const sibling = await makeUser({ site, type: 'dealer', permissions: [...permissions] })
    await closeDay(site)
    const ids = Object.fromEntries(
      (await statementsOf(await asAdminOf({ site, admin }))).map((row) => [row.dealerId, row.id])
    )
    const session = await signInAs(site, dealer)
    assert.sameMembers(
      (await statementsOf(session)).map(({ dealerId }) => dealerId),
      [dealer.id, sub.id]
    )
    const beside = await signInAs(site, sibling)
    assert.lengthOf(await statementsOf(beside), 0)
    assert.lengthOf((await beside.list('statement-coupons')).body, 0)
    for (const path of [
      `/v1/statements/${ids[dealer.id]}`,
      `/v1/statements/${ids[sub.id]}/branch`,
    ]) {
      assert.equal((await beside.get(path)).status, 404, path)
      assert.equal((await session.get(path)).status, 200, path)
    }
    for (const step of ['approve', 'pay', 'lock']) {
      const { status } = await session.post(`/v1/statements/${ids[dealer.id]}/${step}`)
      assert.equal(status, 403, step)
    }
    assert.equal((await session.post('/v1/statement-periods')).status, 403)
  })
})
