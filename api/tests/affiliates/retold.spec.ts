/** Decided flags set every earlier statement right, to the cent and by the deals of their days (rules 16.8). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { AffiliateFlagRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import type { OwnStatementLine } from '@grandstand/shared-types/wire/affiliates/own'
import type { AffiliateStatementLineRow } from '@grandstand/shared-types/wire/affiliates/statements'
import { flagReferral } from '#affiliates/actions/look_for_flags'
import { clock } from '#core/timing/clock'
import {
  affiliateBrand,
  affiliateStatements,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
  type AffiliateBrand,
} from '#tests/affiliates/affiliate_support'
import { signInAs, type Refusal } from '#tests/support/client'
import { requireWholeBooks } from '#tests/support/books'
import type { TestUser } from '#tests/support/factories'

/** Raises a flag of a player, and resolves to a way to decide it. */
async function flagOf({ staff }: AffiliateBrand, player: TestUser, flag = 'sameDevice' as const) {
  const referral = await db.from('affiliate_referrals').where('user_id', player.id).firstOrFail()
  await flagReferral(Number(referral.id), flag)
  const { body } = await staff.list<AffiliateFlagRow>('affiliate-flags', {
    filter: { userId: player.id },
  })
  return (verb: 'clear' | 'confirm') =>
    staff.post(`/v1/affiliate-flags/${body[0]?.id}/${verb}`, { reason: 'Looked at it' })
}

const brought = (brand: AffiliateBrand, affiliate: { code: string }) =>
  broughtBy(brand, affiliate, { balanceMinor: 100_000 })

const linesOf = async ({ staff }: AffiliateBrand, statementId: number) => {
  const { body } = await staff.list<AffiliateStatementLineRow>('affiliate-statement-lines', {
    filter: { statementId },
    sort: ['id', 'ASC'],
  })
  return body
}

test.group('Statements told again', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  test('a deal that forgets losses pays for a player once, however often staff change their mind', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand, { negative: 'reset' })
    const player = await brought(brand, affiliate)
    await move(player, 'stake', -1_000)
    await closeAffiliateDay(brand)
    const decide = await flagOf(brand, player)
    for (const verb of ['confirm', 'clear', 'confirm', 'clear'] as const) {
      await decide(verb)
      await closeAffiliateDay(brand)
    }
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ shareMinor, retoldMinor, owedMinor, payableMinor }) => [
        ...[shareMinor, retoldMinor, owedMinor, payableMinor],
      ]),
      [
        [300, 0, 0, 300],
        // owed, for the first statement was paid
        [0, -300, 0, 0],
        [0, 300, -300, 0],
        [0, -300, 0, 0],
        [0, 300, -300, 0],
      ]
    )
  })

  test('what was held back is paid by the deal of its days, and by the tier that the day reaches with it', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const tiers = [
      { fromMinor: 0, rate: 1000 },
      { fromMinor: 1_500, rate: 2000 },
    ]
    const affiliate = await makeAffiliate(brand, { tiers, feeRate: 0 })
    const [known, held] = [await brought(brand, affiliate), await brought(brand, affiliate)]
    const decide = await flagOf(brand, held)
    await move(known, 'stake', -1_000)
    await move(held, 'stake', -1_000)
    await closeAffiliateDay(brand)
    await decide('clear')
    await closeAffiliateDay(brand)
    const [first, second] = await affiliateStatements(brand)
    assert.containsSubset(first, { grossMinor: 1_000, shareMinor: 100, payableMinor: 100 })
    // 20 % of 2 000, less what was paid
    assert.containsSubset(second, {
      ...{ grossMinor: 0, correctionsMinor: 0, shareMinor: 0 },
      ...{ retoldMinor: 300, earnedMinor: 300, payableMinor: 300 },
    })
    const lines = await linesOf(brand, second?.id ?? 0)
    assert.deepEqual(
      lines.map(({ firstDay, belowId, earnedMinor, amountMinor }) => [
        ...[firstDay, belowId, earnedMinor, amountMinor],
      ]),
      [[first?.firstDay, null, 300, 300]]
    )
  })

  test('a loss of other days that a refused player had made up is carried again', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const [unlucky, fake] = [await brought(brand, affiliate), await brought(brand, affiliate)]
    await move(unlucky, 'win', 1_000)
    await move(fake, 'stake', -3_000)
    await closeAffiliateDay(brand)
    await (
      await flagOf(brand, fake)
    )('confirm')
    await closeAffiliateDay(brand)
    const [, second] = await affiliateStatements(brand)
    assert.containsSubset(second, {
      ...{ carriedMinor: -300, carryMinor: -300 },
      ...{ retoldMinor: -600, debtMinor: -600, payableMinor: 0 },
    })
  })

  test('CPA that was paid comes back, and counts again as on its day', async ({ assert }) => {
    const brand = await affiliateBrand()
    const cpa = { kind: 'cpa', cpaMinor: 500, clawbackDays: 1 } as const
    const affiliate = await makeAffiliate(brand, cpa)
    const player = await brought(brand, affiliate)
    await move(player, 'deposit', 5_000)
    await closeAffiliateDay(brand)
    const decide = await flagOf(brand, player)
    await decide('confirm')
    await closeAffiliateDay(brand)
    await closeAffiliateDay(brand)
    await decide('clear')
    // more than a day after the CPA counted: too late to take it back
    await move(player, 'depositReturned', -5_000)
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ cpaMinor, clawbackMinor, retoldMinor }) => [
        cpaMinor,
        clawbackMinor,
        retoldMinor,
      ]),
      [
        [500, 0, 0],
        [0, 0, -500],
        [0, 0, 500],
      ]
    )
  })

  test('a brand that moves to another time zone takes nothing from earlier periods', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const [honest, flagged] = [await brought(brand, affiliate), await brought(brand, affiliate)]
    await move(honest, 'stake', -10_000)
    await closeAffiliateDay(brand)
    const [before] = await affiliateStatements(brand)
    // the first day began there on the day before the deal
    const moved = { settings: { timeZone: 'America/New_York' } }
    assert.equal((await brand.staff.put(`/v1/sites/${brand.site.id}`, moved)).status, 200)
    await (
      await flagOf(brand, flagged)
    )('confirm')
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ retoldMinor }) => retoldMinor),
      [0, 0]
    )
    assert.containsSubset(rows[0], { firstDay: before?.firstDay, lastDay: before?.lastDay })
  })

  test('affiliates above give back their part, on both levels', async ({ assert }) => {
    const brand = await affiliateBrand()
    const rates = { subRate: 1000, secondSubRate: 500 }
    const top = await makeAffiliate(brand, rates)
    const second = await makeAffiliate(brand, rates, await broughtBy(brand, top))
    const third = await makeAffiliate(brand, rates, await broughtBy(brand, second))
    const player = await brought(brand, third)
    await move(player, 'stake', -10_000)
    await closeAffiliateDay(brand)
    await (
      await flagOf(brand, player)
    )('confirm')
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    const retold = new Map(rows.slice(3).map((row) => [row.affiliateId, row.retoldMinor]))
    assert.deepEqual(
      [third, second, top].map(({ id }) => retold.get(id)),
      [-3_000, -300, -150]
    )
    const statement = rows.findLast(({ affiliateId }) => affiliateId === second.id)
    const [line] = await linesOf(brand, statement?.id ?? 0)
    assert.containsSubset(line, { belowId: third.id, earnedMinor: -3_000, amountMinor: -300 })

    // the affiliates read their own lines alone
    const path = `/v1/me/affiliate/statements/${statement?.id}/lines`
    const own = await (await signInAs(brand.site, second.user)).get<OwnStatementLine[]>(path)
    assert.containsSubset(own.body, [
      { firstDay: rows[0]?.firstDay, below: third.code, amountMinor: -300 },
    ])
    assert.equal((await (await signInAs(brand.site, top.user)).get(path)).status, 404)
  })

  test('who is one person with the affiliate above brings nothing as an affiliate, either', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const above = await makeAffiliate(brand, { subRate: 1000 })
    const self = await broughtBy(brand, above)
    const below = await makeAffiliate(brand, {}, self)
    const player = await brought(brand, below)
    await move(player, 'stake', -10_000)
    await closeAffiliateDay(brand)
    const decide = await flagOf(brand, self)
    await move(player, 'stake', -10_000)
    await closeAffiliateDay(brand)
    await decide('confirm')
    await closeAffiliateDay(brand)
    await decide('clear')
    await closeAffiliateDay(brand)
    const rows = (await affiliateStatements(brand)).filter(
      ({ affiliateId }) => affiliateId === above.id
    )
    assert.deepEqual(
      rows.map(({ subMinor, retoldMinor }) => [subMinor, retoldMinor]),
      [
        [300, 0],
        [0, -300],
        [0, 600],
      ]
    )
  })

  test('a player of another currency never counts, and cannot be cleared', async ({ assert }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand, { kind: 'hybrid', cpaMinor: 500 })
    const stranger = await broughtBy(brand, affiliate, { currency: 'EUR' })
    await move(stranger, 'deposit', 5_000)
    await move(stranger, 'stake', -1_000)
    await closeAffiliateDay(brand)
    const { body: flags } = await brand.staff.list<AffiliateFlagRow>('affiliate-flags')
    assert.containsSubset(flags, [{ flag: 'otherCurrency', state: 'confirmed' }])
    const refused = await brand.staff.post<Refusal>(`/v1/affiliate-flags/${flags[0]?.id}/clear`, {
      reason: 'They are fine',
    })
    assert.equal(refused.status, 422)
    assert.containsSubset(refused.body.error, { key: 'currencyDiffers', params: ['TRY', 'EUR'] })
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ grossMinor, cpaMinor, payableMinor }) => [grossMinor, cpaMinor, payableMinor]),
      [[0, 0, 0]]
    )
  })
})
