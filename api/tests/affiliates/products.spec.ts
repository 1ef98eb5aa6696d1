/** Deals that share the revenue of some products alone (rules 16.4, 16.5). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import type { AffiliateRow, DefaultDeal } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import {
  affiliateBrand,
  affiliateStatements,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
  plainDeal,
} from '#tests/affiliates/affiliate_support'
import { playRow, removePlayRows } from '#tests/affiliates/play_rows'
import { ZONE } from '#tests/statements/statement_support'
import { requireWholeBooks } from '#tests/support/books'
import type { Refusal } from '#tests/support/client'
import { betOf, bought, openDraws } from '#tests/draws/draw_support'
import { signInAs } from '#tests/support/client'

/** What the house wins from the player by each product: 100 of the first, 200 of the second, ... */
const WINS = PRODUCTS.map((product, index) => [product, (index + 1) * 100] as const)
const winOf = (products: readonly string[] | null) =>
  WINS.reduce((sum, [name, win]) => (products?.includes(name) === false ? sum : sum + win), 0)

test.group('Products of deals', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    await removePlayRows()
    await requireWholeBooks()
  })

  test('a deal shares what it names, and one without a choice shares all', async ({ assert }) => {
    const brand = await affiliateBrand()
    const choices = [['sport'], ['slot', 'casino'], [...PRODUCTS], null] as const
    for (const products of choices) {
      const affiliate = await makeAffiliate(brand, { products, costs: ['bonuses', 'chargebacks'] })
      const player = await broughtBy(brand, affiliate, { balanceMinor: 90_000 })
      for (const [product, win] of WINS) {
        const played = await playRow(player, product)
        await move(player, 'stake', -1_000, 'balance', played)
        await move(player, 'win', 1_000 - win, 'balance', played)
      }
      // of no product
      await move(player, 'bonus', 40)
      await move(player, 'depositReturned', -5)
    }
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ grossMinor, bonusesMinor, chargebacksMinor, netMinor }) => [
        ...[grossMinor, bonusesMinor, chargebacksMinor, netMinor],
      ]),
      choices.map((products) => [winOf(products), 40, 5, winOf(products) - 45])
    )
  })

  test('corrections and returned stakes follow the product of their bet', async ({ assert }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand, { products: ['live'] })
    const player = await broughtBy(brand, affiliate, { balanceMinor: 90_000 })
    for (const product of ['live', 'sport', 'virtual'] as const) {
      const played = await playRow(player, product)
      await move(player, 'stake', -1_000, 'balance', played)
      await move(player, 'refund', 300, 'balance', played)
      await move(player, 'resettle', 50, 'balance', played)
    }
    await closeAffiliateDay(brand)
    const [row] = await affiliateStatements(brand)
    assert.containsSubset(row, { grossMinor: 700, correctionsMinor: -50, netMinor: 650 })
  })

  test('CPA asks for stakes of any product', async ({ assert }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand, {
      ...{ kind: 'hybrid', products: ['sport'], cpaMinor: 700 },
      leastStakesMinor: 1_000,
    })
    const player = await broughtBy(brand, affiliate)
    await move(player, 'deposit', 5_000)
    await move(player, 'stake', -1_000, 'balance', await playRow(player, 'slot'))
    await closeAffiliateDay(brand)
    const [row] = await affiliateStatements(brand)
    assert.containsSubset(row, { grossMinor: 0, shareMinor: 0, cpaMinor: 700, cpaCount: 1 })
  })

  test('a flag that is cleared pays for what the deal of each period shared', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand, { products: ['slot'] })
    const player = await broughtBy(brand, affiliate, { balanceMinor: 90_000 })
    await db.from('affiliate_referrals').where('user_id', player.id).update({ standing: 'held' })
    for (const product of ['slot', 'sport'] as const) {
      await move(player, 'stake', -1_000, 'balance', await playRow(player, product))
    }
    await closeAffiliateDay(brand)
    await db.from('affiliate_referrals').where('user_id', player.id).update({ standing: 'counts' })
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ grossMinor, retoldMinor }) => [grossMinor, retoldMinor]),
      [
        [0, 0],
        // 30 % of what was staked at slots
        [0, 300],
      ]
    )
  })

  test('a ticket of a draw is of the product under which it was sold', async ({ assert }) => {
    const brand = await affiliateBrand()
    const [drawId = 0] = await openDraws('keno')
    const earned: number[] = []
    for (const products of [['casino'], ['bingo']] as const) {
      const affiliate = await makeAffiliate(brand, { products })
      const player = await broughtBy(brand, affiliate, { balanceMinor: 90_000 })
      await db.from('users').where('id', player.id).update({ products: '{"casino":1}' })
      const session = await signInAs(brand.site, player)
      await bought(session, { drawId, bets: [betOf('keno', 1)] })
    }
    await closeAffiliateDay(brand)
    for (const { grossMinor } of await affiliateStatements(brand)) earned.push(grossMinor)
    assert.deepEqual(earned, [1_000, 0])
  })

  test('an unknown product, the same twice and none at all are refused by name', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand, null)
    const path = `/v1/affiliates/${affiliate.id}/deals`
    const fromDay = dayIn(ZONE, clock.now())
    for (const products of [['poker'], ['sport', 'sport'], []]) {
      const { status, body } = await brand.staff.post<Refusal>(path, {
        ...plainDeal(),
        ...{ fromDay, products },
      })
      assert.equal(status, 422, products.join())
      assert.match(String(body.error.fields?.[0]?.field), /^products/)
    }
    const { products: _all, ...without } = plainDeal()
    const added = await brand.staff.post<AffiliateRow>(path, { ...without, fromDay })
    assert.isNull(added.body.deals[0]?.products)
    const set = await brand.staff.put<DefaultDeal>('/v1/affiliate-default-deal', without)
    assert.isNull(set.body.terms?.products)
  })
})
