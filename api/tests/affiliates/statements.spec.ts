import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { drawUpFaults, drawUpPeriods } from '#affiliates/actions/draw_up'
import {
  affiliateBrand,
  affiliateStatements,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
  onlinePlayer,
  payOut,
} from '#tests/affiliates/affiliate_support'
import { ended, enter, placeTestCoupon } from '#tests/settlement/support'
import { endDay } from '#tests/statements/statement_support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type Refusal } from '#tests/support/client'
import { cashOf, makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const STEPS = ['period', 'statements', 'players', 'adjustments', 'standings'] as const

test.group('Statements of affiliates', (group) => {
  group.each.teardown(async () => {
    drawUpFaults.clear()
    clock.reset()
    await requireWholeBooks()
  })

  test('a coupon that a referred player lost is revenue, and its share is paid', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const player = await broughtBy(brand, affiliate, { balanceMinor: 50_000 })
    const other = await onlinePlayer(brand, { balanceMinor: 50_000 })
    const match = await makeMatch()
    for (const one of [player, other]) {
      await placeTestCoupon(one, { picks: [{ match, market: '1', key: '1' }] })
    }
    await enter(match, ended([0, 1]))
    assert.equal(await closeAffiliateDay(brand), 1)
    const [row, ...others] = await affiliateStatements(brand)
    assert.lengthOf(others, 0)
    assert.containsSubset(row, {
      ...{ username: affiliate.user.username, state: 'draft', currency: 'TRY' },
      ...{ grossMinor: 1_000, netMinor: 1_000, shareMinor: 300, payableMinor: 300 },
    })
    const paid = await payOut(brand, row?.id ?? 0)
    assert.equal(paid.body.state, 'paid')
    assert.equal(await cashOf(affiliate.user.id), 300)
  })

  test('M20: a job that runs twice or is killed halfway leaves one statement, the same one', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand, { kind: 'hybrid', cpaMinor: 700 })
    const player = await broughtBy(brand, affiliate)
    await move(player, 'deposit', 5_000)
    await move(player, 'stake', -2_000)
    await brand.staff.post(`/v1/affiliates/${affiliate.id}/adjustments`, {
      ...{ amountMinor: 50, reason: 'A prize of spring' },
    })
    endDay()
    for (const step of STEPS) {
      drawUpFaults.listen((reached) => {
        if (reached === step) throw new Error('killed')
      })
      await assert.rejects(() => drawUpPeriods(brand.site.id), 'killed')
      assert.lengthOf(await affiliateStatements(brand), 0)
    }
    drawUpFaults.clear()
    const drawn = await Promise.all(Array.from({ length: 5 }, () => drawUpPeriods(brand.site.id)))
    assert.equal(
      drawn.reduce((sum, count) => sum + count, 0),
      1
    )
    const [row, ...others] = await affiliateStatements(brand)
    assert.lengthOf(others, 0)
    assert.containsSubset(row, {
      ...{ shareMinor: 600, cpaMinor: 700, cpaCount: 1, adjustmentsMinor: 50 },
      ...{ earnedMinor: 1_350, payableMinor: 1_350 },
    })
  })

  test('M20: a statement that is paid six times at once is paid once', async ({ assert }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    await move(await broughtBy(brand, affiliate, { balanceMinor: 9_000 }), 'stake', -1_000)
    await closeAffiliateDay(brand)
    const [row] = await affiliateStatements(brand)
    const path = `/v1/affiliate-statements/${row?.id}`
    const early = await brand.staff.post<Refusal>(`${path}/pay`)
    assert.deepEqual([early.status, early.body.error.key], [409, 'statementState'])
    await brand.staff.post(`${path}/approve`)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => brand.staff.post<Refusal>(`${path}/pay`))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409])
    assert.equal(await cashOf(affiliate.user.id), 300)
    const transfers = await db
      .from('ledger_transfers')
      .where({ reference_type: 'affiliatePayout', reference_id: row?.id })
    assert.lengthOf(transfers, 1)
    assert.equal((await brand.staff.post(`${path}/lock`)).status, 200)
    assert.equal((await brand.staff.post(`${path}/lock`)).status, 409)
  })

  test('the figures are those of the ledger, whatever happened', async ({ assert }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand, {
      costs: ['bonuses', 'chargebacks'],
      feeRate: 500,
    })
    const players = [await broughtBy(brand, affiliate), await broughtBy(brand, affiliate)]
    for (const player of players) {
      await move(player, 'deposit', 100_000)
      await move(player, 'stake', -40_000)
      await move(player, 'refund', 5_000)
      await move(player, 'win', 12_345)
      await move(player, 'bonus', 777)
      await move(player, 'resettle', -345)
      await move(player, 'depositReturned', -30_000)
    }
    await closeAffiliateDay(brand)
    const [row] = await affiliateStatements(brand)
    const sumOf = async (kinds: string[]) => {
      const found = await db
        .from('ledger_entries as e')
        .join('ledger_transfers as t', 't.id', 'e.transfer_id')
        .join('ledger_accounts as a', 'a.id', 'e.account_id')
        .whereIn(
          'a.user_id',
          players.map(({ id }) => id)
        )
        .whereIn('t.kind', kinds)
        .sum('e.amount as sum')
        .first()
      return Number(found?.sum)
    }
    const gross = 0 - (await sumOf(['stake', 'refund', 'win']))
    const corrections = 0 - (await sumOf(['resettle']))
    const bonuses = await sumOf(['bonus'])
    const chargebacks = 0 - (await sumOf(['depositReturned']))
    const fee = Math.floor(((gross + corrections) * 5) / 100)
    const net = gross + corrections - fee - bonuses - chargebacks
    assert.containsSubset(row, {
      ...{ grossMinor: gross, correctionsMinor: corrections, bonusesMinor: bonuses },
      ...{ chargebacksMinor: chargebacks, feeMinor: fee, netMinor: net },
      ...{
        shareMinor: Math.floor((net * 3) / 10),
        carryMinor: Math.min(0, Math.floor((net * 3) / 10)),
      },
    })
  })

  test('a payout that is corrected after the statement is a line of the next one', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const player = await broughtBy(brand, affiliate, { balanceMinor: 9_000 })
    await move(player, 'stake', -1_000)
    await closeAffiliateDay(brand)
    await move(player, 'resettle', 4_000)
    await closeAffiliateDay(brand)
    const [first, second] = await affiliateStatements(brand)
    assert.containsSubset(first, { shareMinor: 300, payableMinor: 300, correctionsMinor: 0 })
    assert.containsSubset(second, {
      ...{ grossMinor: 0, correctionsMinor: -4_000, shareMinor: -1_200 },
      ...{ payableMinor: 0, carryMinor: -1_200 },
    })
  })

  test('a deal counts for periods that begin on its day or later', async ({ assert }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const player = await broughtBy(brand, affiliate, { balanceMinor: 9_000 })
    await move(player, 'stake', -1_000)
    await closeAffiliateDay(brand)
    const tomorrow = (await affiliateStatements(brand))[0]?.lastDay ?? ''
    const deal = { kind: 'revenueShare', tiers: [{ fromMinor: 0, rate: 5000 }] }
    const again = await brand.staff.post<Refusal>(`/v1/affiliates/${affiliate.id}/deals`, {
      ...(await dealOf(affiliate.id)),
      ...deal,
      fromDay: tomorrow,
    })
    assert.deepEqual([again.status, again.body.error.key], [409, 'alreadyExists'])
    const next = new Date(Date.parse(`${tomorrow}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    const added = await brand.staff.post(`/v1/affiliates/${affiliate.id}/deals`, {
      ...(await dealOf(affiliate.id)),
      ...deal,
      fromDay: next,
    })
    assert.equal(added.status, 201, JSON.stringify(added.body))
    await move(player, 'stake', -1_000)
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ shareMinor }) => shareMinor),
      [300, 500]
    )

    async function dealOf(id: number) {
      const row = await db.from('affiliate_deals').where('affiliate_id', id).firstOrFail()
      return JSON.parse(String(row.terms)) as Record<string, unknown>
    }
  })

  test('an affiliate above earns of what those below earn by their own players', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const above = await makeAffiliate(brand, { subRate: 1000 })
    const below = await makeAffiliate(brand, {}, await broughtBy(brand, above))
    await move(await broughtBy(brand, below, { balanceMinor: 9_000 }), 'stake', -1_000)
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ username, shareMinor, subMinor, payableMinor }) => [
        ...[username, shareMinor, subMinor, payableMinor],
      ]),
      [
        [above.user.username, 0, 30, 30],
        [below.user.username, 300, 0, 300],
      ]
    )
  })

  test('CPA is paid once, and taken back with a returned deposit', async ({ assert }) => {
    const brand = await affiliateBrand()
    const terms = {
      kind: 'cpa',
      cpaMinor: 2_000,
      leastDepositMinor: 1_000,
      leastStakesMinor: 500,
    } as const
    const affiliate = await makeAffiliate(brand, terms)
    const player = await broughtBy(brand, affiliate)
    await move(player, 'deposit', 1_000)
    await move(player, 'stake', -400)
    await closeAffiliateDay(brand)
    await move(player, 'stake', -100)
    await closeAffiliateDay(brand)
    await move(player, 'stake', -100)
    await closeAffiliateDay(brand)
    await move(player, 'depositReturned', -1_000)
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ cpaMinor, clawbackMinor, payableMinor, debtMinor }) => [
        ...[cpaMinor, clawbackMinor, payableMinor, debtMinor],
      ]),
      [
        [0, 0, 0, 0],
        [2_000, 0, 2_000, 0],
        [0, 0, 0, 0],
        [0, -2_000, 0, -2_000],
      ]
    )
  })

  test('staff of another brand find nothing, and a dealer with every permission may do nothing', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    await move(await broughtBy(brand, affiliate, { balanceMinor: 9_000 }), 'stake', -1_000)
    await closeAffiliateDay(brand)
    const [row] = await affiliateStatements(brand)
    const elsewhere = await affiliateBrand()
    for (const step of ['approve', 'pay', 'lock']) {
      const { status } = await elsewhere.staff.post(`/v1/affiliate-statements/${row?.id}/${step}`)
      assert.equal(status, 404)
    }
    const dealer = await makeUser({
      site: brand.site,
      type: 'dealer',
      permissions: ['affiliates.pay'],
    })
    const session = await signInAs(brand.site, dealer)
    assert.equal((await session.post(`/v1/affiliate-statements/${row?.id}/approve`)).status, 403)
  })
})
