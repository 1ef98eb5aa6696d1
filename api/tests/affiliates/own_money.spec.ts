/** Players who never stake money of their own are held until staff decide (rules 16.8). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { LEAST_BETS_WITHOUT_OWN } from '@grandstand/shared-types/affiliates/own_money'
import type { AffiliateFlagRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { clock } from '#core/timing/clock'
import { noteFirsts } from '#affiliates/actions/note_firsts'
import { lookForOwnMoney } from '#affiliates/actions/look_for_own_money'
import {
  affiliateBrand,
  affiliateStatements,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
  type AffiliateBrand,
} from '#tests/affiliates/affiliate_support'
import type { TestUser } from '#tests/support/factories'
import { makeRound } from '#tests/support/game_rows'

const flagged = async ({ staff }: AffiliateBrand) =>
  (await staff.list<AffiliateFlagRow>('affiliate-flags', { sort: ['id', 'ASC'] })).body
    .filter(({ flag }) => flag === 'noOwnMoney')
    .map(({ userId }) => userId)

const wasSeen = async ({ id }: TestUser) =>
  Boolean((await db.from('affiliate_referrals').where('user_id', id).firstOrFail()).has_own_stakes)

async function makeDecidedRounds(player: TestUser, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    await makeRound(player, {
      ...{ provider_round: `decided-${player.id}-${number}`, state: 'closed' },
      closed_at: clock.now(),
    })
  }
}

test.group('Players who stake no money of their own', (group) => {
  group.each.teardown(() => clock.reset())

  test('bet with bonuses alone: held from the tenth decided bet, and paid when it is cleared', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand, { kind: 'cpa', cpaMinor: 500 })
    const [few, many, own] = await Promise.all([
      broughtBy(brand, affiliate),
      broughtBy(brand, affiliate),
      broughtBy(brand, affiliate),
    ])
    for (const player of [few, many, own]) {
      await move(player, 'deposit', 5_000)
      await move(player, 'bonus', 9_000, 'bonus')
      await move(player, 'stake', -9_000, 'bonus')
    }
    await move(own, 'stake', -100)
    await makeDecidedRounds(few, LEAST_BETS_WITHOUT_OWN - 1)
    await makeDecidedRounds(many, LEAST_BETS_WITHOUT_OWN)
    await makeDecidedRounds(own, LEAST_BETS_WITHOUT_OWN)
    await closeAffiliateDay(brand)
    assert.deepEqual(await flagged(brand), [many.id])
    assert.containsSubset(await affiliateStatements(brand), [{ cpaMinor: 1_000, cpaCount: 2 }])

    const { body: flags } = await brand.staff.list<AffiliateFlagRow>('affiliate-flags')
    await brand.staff.post(`/v1/affiliate-flags/${flags[0]?.id}/clear`, { reason: 'A new player' })
    await closeAffiliateDay(brand)
    assert.containsSubset((await affiliateStatements(brand)).at(-1), { retoldMinor: 500 })
    assert.deepEqual(await flagged(brand), [many.id])
  })

  test('take the whole deposit out again: held, but not while a part of it is there', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const [whole, part, better] = await Promise.all([
      broughtBy(brand, affiliate),
      broughtBy(brand, affiliate),
      broughtBy(brand, affiliate),
    ])
    for (const player of [whole, part, better]) await move(player, 'deposit', 5_000)
    await move(better, 'stake', -1_000)
    await move(better, 'win', 1_000)
    for (const player of [whole, better]) await move(player, 'withdrawalHeld', -5_000)
    await move(part, 'withdrawalHeld', -4_999)
    await closeAffiliateDay(brand)
    assert.deepEqual(await flagged(brand), [whole.id])
  })

  test('take out what they earned as affiliates themselves: not held while their deposit is there', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const [earned, whole] = await Promise.all([
      broughtBy(brand, affiliate),
      broughtBy(brand, affiliate),
    ])
    for (const player of [earned, whole]) {
      await move(player, 'deposit', 5_000)
      await move(player, 'commissionPaid', 8_000)
      await move(player, 'withdrawalHeld', -8_000)
    }
    await move(whole, 'withdrawalHeld', -5_000)
    await closeAffiliateDay(brand)
    assert.deepEqual(await flagged(brand), [whole.id])
  })

  test('stakes that were returned, and withdrawals that came back, count for nothing', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const [returned, back] = await Promise.all([
      broughtBy(brand, affiliate),
      broughtBy(brand, affiliate),
    ])
    for (const player of [returned, back]) await move(player, 'deposit', 5_000)
    await move(returned, 'stake', -1_000)
    await move(returned, 'refund', 1_000)
    for (const player of [returned, back]) await move(player, 'withdrawalHeld', -5_000)
    await move(back, 'withdrawalBack', 5_000)
    await closeAffiliateDay(brand)
    assert.deepEqual(await flagged(brand), [returned.id])
  })

  test('are looked at again until a stake of theirs is a day old', async ({ assert }) => {
    const brand = await affiliateBrand()
    const player = await broughtBy(brand, await makeAffiliate(brand))
    await move(player, 'deposit', 5_000)
    await move(player, 'stake', -1_000)
    clock.set(clock.now() + 1_000)
    await noteFirsts(brand.site.id)
    await lookForOwnMoney(brand.site.id)
    assert.isFalse(await wasSeen(player))
    clock.set(clock.now() + 86_400_000)
    await lookForOwnMoney(brand.site.id)
    assert.isTrue(await wasSeen(player))
  })
})
