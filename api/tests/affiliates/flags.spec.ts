/** Referrals to oneself (rules 16.8). */
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  AffiliateFlagRow,
  AffiliatePlayerRow,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import { clock } from '#core/timing/clock'
import {
  affiliateBrand,
  affiliateStatements,
  broughtBy,
  closeAffiliateDay,
  fromElsewhere,
  makeAffiliate,
  move,
  type AffiliateBrand,
} from '#tests/affiliates/affiliate_support'
import { makePayment } from '#tests/support/payment_rows'

const playersOf = async ({ staff }: AffiliateBrand) =>
  (await staff.list<AffiliatePlayerRow>('affiliate-players', { sort: ['id', 'ASC'] })).body
const flagsOf = async ({ staff }: AffiliateBrand) =>
  (await staff.list<AffiliateFlagRow>('affiliate-flags', { sort: ['id', 'ASC'] })).body

test.group('Referrals to oneself', (group) => {
  group.each.teardown(() => clock.reset())

  const SELVES: Record<string, (affiliateId: number, playerId: number) => Promise<void>> = {
    sameDevice: async (affiliateId, playerId) => {
      const deviceHash = randomBytes(32).toString('hex')
      await fromElsewhere({ id: affiliateId }, { deviceHash })
      await fromElsewhere({ id: playerId }, { deviceHash })
    },
    sameAddress: async (affiliateId, playerId) => {
      await fromElsewhere({ id: affiliateId }, { ip: `2001:db8::f:${playerId.toString(16)}` })
      await fromElsewhere({ id: playerId }, { ip: `2001:db8::f:${playerId.toString(16)}` })
    },
    samePaymentAccount: async (affiliateId, playerId) => {
      for (const id of [affiliateId, playerId]) {
        const user = await db
          .from('users')
          .where({ id })
          .select('id', 'site_id', 'currency')
          .firstOrFail()
        const owner = { id, siteId: Number(user.site_id), currency: String(user.currency) }
        const paymentId = await makePayment(owner, 0)
        await db
          .from('payments')
          .where('id', paymentId)
          .update({ target_hash: `account ${playerId}` })
      }
    },
    sameIdentity: async (affiliateId, playerId) => {
      for (const id of [affiliateId, playerId]) {
        await db
          .from('users')
          .where({ id })
          .update({ birth_date: '1990-01-01', last_name: `L${playerId}` })
      }
    },
  }
  for (const [flag, make] of Object.entries(SELVES)) {
    test(`an affiliate who refers themselves (${flag}) is flagged and not paid`, async ({
      assert,
    }) => {
      const brand = await affiliateBrand()
      const affiliate = await makeAffiliate(brand, { kind: 'hybrid', cpaMinor: 500 })
      const player = await broughtBy(brand, affiliate)
      await make(affiliate.user.id, player.id)
      await move(player, 'deposit', 5_000)
      await move(player, 'stake', -1_000)
      await closeAffiliateDay(brand)
      const [row] = await affiliateStatements(brand)
      assert.containsSubset(row, { grossMinor: 0, cpaMinor: 0, earnedMinor: 0, payableMinor: 0 })
      const flags = await flagsOf(brand)
      assert.containsSubset(flags, [{ flag, state: 'open', userId: player.id }])
      assert.equal((await playersOf(brand))[0]?.standing, 'held')
    })
  }

  test('people born on one day are one when a search takes their names for one, and two otherwise', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const named = (id: number, first: string, last: string) =>
      db
        .from('users')
        .where({ id })
        .update({ birth_date: '1990-01-01', first_name: first, last_name: last })
    await named(affiliate.user.id, 'İsmail', 'Şahin Kaya')
    const [same, other] = [await broughtBy(brand, affiliate), await broughtBy(brand, affiliate)]
    await named(same.id, 'ISMAIL', 'SAHIN\u200C Kaya')
    await named(other.id, 'İsmet', 'Şahin Kaya')
    await closeAffiliateDay(brand)
    assert.deepEqual(
      (await flagsOf(brand)).map(({ flag, userId }) => [flag, userId]),
      [['sameIdentity', same.id]]
    )
  })

  test('a flag that is cleared pays what was held back; one that is confirmed takes everything back', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const affiliate = await makeAffiliate(brand)
    const player = await broughtBy(brand, affiliate, { balanceMinor: 9_000 })
    await SELVES['sameDevice']?.(affiliate.user.id, player.id)
    await move(player, 'stake', -1_000)
    await closeAffiliateDay(brand)
    const [flag] = await flagsOf(brand)
    const decide = (verb: string) =>
      brand.staff.post<AffiliateFlagRow>(`/v1/affiliate-flags/${flag?.id}/${verb}`, {
        reason: 'Looked at it',
      })
    assert.equal((await decide('clear')).body.state, 'cleared')
    await move(player, 'stake', -500)
    await closeAffiliateDay(brand)
    await decide('confirm')
    await move(player, 'stake', -500)
    await closeAffiliateDay(brand)
    const rows = await affiliateStatements(brand)
    assert.deepEqual(
      rows.map(({ grossMinor, shareMinor, retoldMinor }) => [grossMinor, shareMinor, retoldMinor]),
      [
        [0, 0, 0],
        [500, 150, 300],
        [0, 0, -450],
      ]
    )
  })
})
