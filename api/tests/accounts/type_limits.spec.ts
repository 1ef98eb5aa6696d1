import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Me, UserLimitsView } from '@grandstand/shared-types/wire/people/accounts'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

interface Desk extends Bettor {
  admin: ApiSession
}

async function makeDesk(): Promise<Desk> {
  const bettor = await makeBettor()
  const admin = await makeUser({ site: bettor.site, type: 'admin' })
  return { ...bettor, admin: await signInAs(bettor.site, admin) }
}

const limitUser = ({ admin, player }: Desk, limits: object) =>
  admin.put<UserRow & Refusal>(`/v1/users/${player.id}`, { limits })
const limitSite = ({ admin, site }: Desk, limits: object) =>
  admin.put<SiteView & Refusal>(`/v1/sites/${site.id}`, { settings: { limits } })
const limitsOf = async ({ session }: Desk) => (await session.get<Me>('/v1/me')).body.couponLimits

test.group('Limits by coupon type', () => {
  test('the limits of the placed type bind a user', async ({ assert }) => {
    const desk = await makeDesk()
    const changed = await limitUser(desk, {
      maxPayoutMinor: 1_000_000,
      byType: { combined: { minStakeMinor: 2000 }, single: { maxStakeMinor: 900 } },
    })
    assert.equal(changed.status, 200)
    const selections = await Promise.all(
      [await makeMatch(), await makeMatch()].map((match): [number, number] => [
        outcomeOf(match, '1', '1'),
        2000,
      ])
    )
    const combined = await place(desk.session, slip(selections))
    assert.deepEqual(
      combined.body.error.violations?.map(({ key, params }) => [key, ...params]),
      [['stakeBelowMin', 2000]]
    )
    const single = await place(desk.session, slip(selections.slice(0, 1)))
    assert.deepEqual(
      single.body.error.violations?.map(({ key, params }) => [key, ...params]),
      [['stakeAboveMax', 900]]
    )
    const enough = await place(desk.session, slip(selections, { totalStakeMinor: 2000 }))
    assert.equal(enough.status, 201)
  })

  test('site, dealer and user add up to the strictest of each type', async ({ assert }) => {
    const desk = await makeDesk()
    const { site, admin } = desk
    await limitSite(desk, { byType: { system: { maxStakeMinor: 5000, minSelections: 3 } } })
    const dealer = await makeUser({
      site,
      type: 'dealer',
      limits: { byType: { system: { maxStakeMinor: 4000 }, single: { maxPayoutMinor: 90_000 } } },
    })
    const player = await makeUser({
      site,
      type: 'player',
      parent: dealer,
      limits: { byType: { system: { maxStakeMinor: 4500, minStakeMinor: 300 } } },
    })
    const { body } = await admin.get<UserLimitsView>(`/v1/users/${player.id}/limits`)
    assert.containSubset(body.effective.byType, {
      system: { maxStakeMinor: 4000, minStakeMinor: 300, minSelections: 3 },
      single: { maxPayoutMinor: 90_000 },
    })
  })

  test('the default payout limit of users without a limit applies to the other types', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    await limitUser(desk, { byType: { single: { maxPayoutMinor: 500_000 } } })
    const limits = await limitsOf(desk)
    assert.equal(limits.maxPayoutMinor, 1_250_000)
    assert.equal(limits.byType?.single?.maxPayoutMinor, 500_000)
    for (const type of ['combined', 'multiple', 'system'] as const) {
      assert.equal(limits.byType?.[type]?.maxPayoutMinor, 100_000)
    }
  })

  test('a site keeps limits that are not sent; null removes a figure, a type or all', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const after = async (byType: unknown) =>
      (await limitSite(desk, { byType })).body.settings.limits.byType
    const both = {
      single: { minStakeMinor: 300, maxStakeMinor: 900 },
      system: { minSelections: 3 },
    }
    assert.deepEqual(await after(both), both)
    assert.deepEqual(await after({ single: { minStakeMinor: null } }), {
      single: { maxStakeMinor: 900 },
      system: { minSelections: 3 },
    })
    assert.deepEqual(await after({ system: null }), { single: { maxStakeMinor: 900 } })
    assert.isUndefined(await after(null))
  })

  test('an emptied figure of a user is no limit', async ({ assert }) => {
    const desk = await makeDesk()
    const { body } = await limitUser(desk, {
      maxPayoutMinor: 1_000_000,
      byType: { single: { minStakeMinor: null, maxStakeMinor: null }, combined: null },
    })
    assert.deepEqual(body.limits, { maxPayoutMinor: 1_000_000 })
  })

  test('limits with which no coupon is possible are refused, of users and dealers', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const { site, admin } = desk
    const dealer = await makeUser({ site, type: 'dealer', limits: { maxStakeMinor: 4000 } })
    const below = await makeUser({ site, type: 'player', parent: dealer })
    const refusal = async (id: number, limits: object) => {
      const { status, body } = await admin.put<Refusal>(`/v1/users/${id}`, { limits })
      const [field] = body.error?.fields ?? []
      return field ? [field.field, field.key, ...field.params] : [status]
    }
    assert.deepEqual(await refusal(dealer.id, { minStakeMinor: 500, maxStakeMinor: 200 }), [
      'limits.minStakeMinor',
      'amountTooLarge',
      200,
    ])
    // the site's lowest stake is 1.00, the dealer's highest is 40.00
    assert.deepEqual(await refusal(below.id, { maxStakeMinor: 99 }), [
      'limits.maxStakeMinor',
      'amountTooSmall',
      100,
    ])
    assert.deepEqual(await refusal(below.id, { byType: { system: { minStakeMinor: 4001 } } }), [
      'limits.byType.system.minStakeMinor',
      'amountTooLarge',
      4000,
    ])
    assert.deepEqual(await refusal(below.id, { minStakeMinor: 4000 }), [200])

    const created = await admin.post<Refusal>('/v1/users', {
      type: 'player',
      username: `t${randomUUID().slice(0, 8)}`,
      password: 'Ax7-kzp-19',
      parentId: dealer.id,
      limits: { minStakeMinor: 4001 },
    })
    assert.equal(created.body.error.fields?.[0]?.field, 'limits.minStakeMinor')
    const ofSite = await limitSite(desk, { byType: { single: { minStakeMinor: 100_001 } } })
    assert.equal(
      ofSite.body.error.fields?.[0]?.field,
      'settings.limits.byType.single.minStakeMinor'
    )
  })

  test('market types are limited in number on a coupon, and in selections of one type', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    await limitSite(desk, { maxMarketTypes: 3, maxPerMarketType: 3 })
    const own = { minMarketTypes: 2, maxPerMarketType: 1, maxMarketTypes: 5 }
    await limitUser(desk, { maxPayoutMinor: 1_000_000, ...own })
    assert.containSubset(await limitsOf(desk), {
      minMarketTypes: 2,
      maxPerMarketType: 1,
      maxMarketTypes: 3,
    })
    const matches = [await makeMatch(), await makeMatch()]
    const selections = matches.map((match): [number, number] => [outcomeOf(match, '1', '1'), 2000])
    const refused = await place(desk.session, slip(selections))
    assert.deepEqual(
      refused.body.error.violations?.map(({ key, params }) => [key, ...params]),
      [
        ['maxPerMarketType', 1],
        ['minMarketTypes', 2],
      ]
    )
  })

  test('a stake that gains nothing under the highest payout is refused', async ({ assert }) => {
    const desk = await makeDesk()
    await limitUser(desk, { maxPayoutMinor: 1000 })
    const selections: [number, number][] = [[outcomeOf(await makeMatch(), '1', '1'), 2000]]
    const { status, body } = await place(desk.session, slip(selections))
    assert.equal(status, 422)
    assert.deepEqual([body.error.key, ...body.error.params], ['maxPayoutBelowStake', 1000, 1000])
    const less = await place(desk.session, slip(selections, { totalStakeMinor: 999 }))
    assert.equal(less.status, 201)
    assert.equal(less.body.maxPayoutMinor, 1000)
  })

  test('a value that is no amount is refused by its field', async ({ assert }) => {
    const desk = await makeDesk()
    for (const junk of [-1, 1.5, '500', []]) {
      const byType = { multiple: { minStakeMinor: junk } }
      const ofUser = await limitUser(desk, { byType })
      assert.equal(ofUser.status, 422)
      assert.equal(ofUser.body.error.fields?.[0]?.field, 'limits.byType.multiple.minStakeMinor')
      assert.equal((await limitSite(desk, { byType })).status, 422)
    }
  })
})
