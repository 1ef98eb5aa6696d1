import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { slipStakesIn } from '@grandstand/shared-types/coupons/limits/site_stakes'
import type { Me, UserLimitsView } from '@grandstand/shared-types/wire/people/accounts'
import type { SettingsAnswer, SiteView } from '@grandstand/shared-types/wire/site/sites'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite } from '#tests/support/factories'

interface Desk {
  site: TestSite
  admin: ApiSession
}

async function makeDesk(): Promise<Desk> {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  return { site, admin: await signInAs(site, admin) }
}

const change = ({ site, admin }: Desk, settings: object) =>
  admin.put<SiteView & Refusal>(`/v1/sites/${site.id}`, { settings })

test.group('Settings of a brand', () => {
  test('staff see their own brand alone, with defaults for settings that it lacks', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const other = await makeSite()
    const { body } = await desk.admin.list<SiteView>('sites')
    assert.deepEqual(
      body.map(({ id }) => id),
      [desk.site.id]
    )
    assert.containsSubset(body[0]?.settings, {
      cancelMinutes: 5,
      sellMarginPercent: 5,
      couponAmountsMinor: [500, 1000, 2000, 5000],
      limits: { maxStakeMinor: 100_000, bonus: { minCount: 4 } },
    })
    assert.equal((await desk.admin.get(`/v1/sites/${other.id}`)).status, 404)
    assert.equal((await desk.admin.put(`/v1/sites/${other.id}`, {})).status, 404)
  })

  test('a change keeps fields that were not sent, and reaches players at once', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const player = await makeUser({ site: desk.site, type: 'player' })
    const session = await signInAs(desk.site, player)
    const limitsOf = async () => (await session.get<Me>('/v1/me')).body.couponLimits
    assert.equal((await limitsOf()).maxStakeMinor, 100_000)

    await change(desk, { limits: { maxStakeMinor: 7_000, bonus: { percentPerStep: 2 } } })
    const { status, body } = await change(desk, { cancelMinutes: 0, sellMarginPercent: 7.25 })
    assert.equal(status, 200)
    assert.containsSubset(body.settings, {
      cancelMinutes: 0,
      sellMarginPercent: 7.25,
      matchesDay: 30,
      limits: { minStakeMinor: 100, maxStakeMinor: 7_000 },
    })
    assert.deepEqual(body.settings.limits.bonus, {
      minOddsMilli: 1500,
      minCount: 4,
      percentPerStep: 2,
    })
    assert.equal((await limitsOf()).maxStakeMinor, 7_000)
  })

  test('players of another currency are held to that currency’s amounts or the defaults, never to those of the site', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    await change(desk, {
      limits: { minStakeMinor: 1000, maxStakeMinor: 5_000_000 },
      limitsByCurrency: {
        EUR: { minStakeMinor: 20, maxStakeMinor: 4000, maxPayoutMinor: 50_000 },
        USD: { maxStakeMinor: 3000 },
      },
    })
    const limitsOf = async (currency: string) => {
      const player = await makeUser({ site: desk.site, type: 'player', currency })
      const limits = (await (await signInAs(desk.site, player)).get<Me>('/v1/me')).body.couponLimits
      return [limits.minStakeMinor, limits.maxStakeMinor, limits.maxPayoutMinor]
    }
    assert.deepEqual(await limitsOf('TRY'), [1000, 5_000_000, 100_000])
    assert.deepEqual(await limitsOf('EUR'), [20, 4000, 50_000])
    assert.deepEqual(await limitsOf('USD'), [100, 3000, 100_000])

    const { body } = await change(desk, {
      limitsByCurrency: { EUR: { minStakeMinor: null }, USD: null },
    })
    assert.deepEqual(body.settings.limitsByCurrency, {
      EUR: { maxStakeMinor: 4000, maxPayoutMinor: 50_000 },
    })
    assert.deepEqual(await limitsOf('USD'), [100, 100_000, 100_000])
    const own = await change(desk, { limitsByCurrency: { TRY: { maxStakeMinor: 5000 } } })
    assert.equal(own.body.error.fields?.[0]?.field, 'settings.limitsByCurrency.TRY')
    const refused = await change(desk, { limitsByCurrency: { PLN: { maxStakeMinor: 99 } } })
    assert.deepEqual(refused.body.error.fields, [
      {
        field: 'settings.limitsByCurrency.PLN.maxStakeMinor',
        key: 'amountTooSmall',
        params: [100],
      },
    ])
  })

  test('the site’s limits by coupon type do not bind players of another currency', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    await change(desk, {
      limits: { byType: { single: { minStakeMinor: 5000, minSelections: 1 } } },
      limitsByCurrency: { EUR: { maxStakeMinor: 4000 } },
    })
    const player = await makeUser({ site: desk.site, type: 'player', currency: 'EUR' })
    const { body } = await desk.admin.get<UserLimitsView>(`/v1/users/${player.id}/limits`)
    assert.deepEqual(body.effective.byType, { single: { minSelections: 1 } })
    assert.equal(body.effective.maxStakeMinor, 4000)
    const other = await makeUser({ site: desk.site, type: 'player', currency: 'USD' })
    const own = await desk.admin.put<Refusal>(`/v1/users/${other.id}`, {
      limits: { maxStakeMinor: 4999, byType: { single: { maxStakeMinor: 99 } } },
    })
    assert.equal(own.body.error.fields?.[0]?.field, 'limits.byType.single.maxStakeMinor')
  })

  test('each currency may have default stakes of its own; missing ones are the site’s', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const EUR = { defaultStakeMinor: 5, couponAmountsMinor: [100, 250] }
    const { body } = await change(desk, {
      defaultStakeMinor: 50,
      couponAmountsMinor: [5000, 10_000],
      stakesByCurrency: { EUR, USD: { defaultStakeMinor: 20 } },
    })
    assert.deepEqual(body.settings.stakesByCurrency, { EUR, USD: { defaultStakeMinor: 20 } })
    const { settings: open } = (
      await desk.admin.get<SettingsAnswer>(`/v1/settings/get?domain=${desk.site.host}`)
    ).body
    assert.deepEqual(slipStakesIn(open, 'EUR'), EUR)
    const couponAmountsMinor = [5000, 10_000]
    assert.deepEqual(slipStakesIn(open, 'USD'), { defaultStakeMinor: 20, couponAmountsMinor })
    assert.deepEqual(slipStakesIn(open, 'TRY'), { defaultStakeMinor: 50, couponAmountsMinor })

    const less = await change(desk, {
      stakesByCurrency: { EUR: { couponAmountsMinor: null }, USD: null },
    })
    assert.deepEqual(less.body.settings.stakesByCurrency, { EUR: { defaultStakeMinor: 5 } })
    const refused = async (stakesByCurrency: object) => {
      const answer = await change(desk, { stakesByCurrency })
      return [answer.status, answer.body.error?.fields?.[0]?.field]
    }
    assert.deepEqual(await refused({ EUR: { couponAmountsMinor: [] } }), [
      422,
      'settings.stakesByCurrency.EUR.couponAmountsMinor',
    ])
    assert.deepEqual(await refused({ EUR: { defaultStakeMinor: 0.5 } }), [
      422,
      'settings.stakesByCurrency.EUR.defaultStakeMinor',
    ])
    assert.deepEqual(await refused({ TRY: { defaultStakeMinor: 5 } }), [
      422,
      'settings.stakesByCurrency.TRY',
    ])
  })

  test('the audit log names the figures that changed, before and after', async ({ assert }) => {
    const desk = await makeDesk()
    await change(desk, { limits: { maxPayoutMinor: 900_000 }, cancelMinutes: 5 })
    await change(desk, { cancelMinutes: 5 })
    const rows = await db
      .from('audit_log')
      .where({ action: 'site.update', site_id: desk.site.id })
      .select('detail')
    assert.lengthOf(rows, 1)
    assert.deepEqual(JSON.parse(rows[0].detail), {
      before: { 'limits.maxPayoutMinor': 1_250_000 },
      after: { 'limits.maxPayoutMinor': 900_000 },
    })
  })

  test('figures out of bounds and a floor above its ceiling change nothing', async ({ assert }) => {
    const desk = await makeDesk()
    const refused = async (settings: object) => {
      const { status, body } = await change(desk, settings)
      return [status, body.error?.fields?.[0]?.field, body.error?.fields?.[0]?.key]
    }
    assert.deepEqual(await refused({ sellMarginPercent: 101 }), [
      422,
      'settings.sellMarginPercent',
      'amountTooLarge',
    ])
    assert.deepEqual(await refused({ couponAmountsMinor: [] }), [
      422,
      'settings.couponAmountsMinor',
      'tooFewEntries',
    ])
    assert.deepEqual(await refused({ limits: { minStakeMinor: 200_000 } }), [
      422,
      'settings.limits.minStakeMinor',
      'amountTooLarge',
    ])
    assert.deepEqual(await refused({ limits: { bonus: { percentPerStep: 26 } } }), [
      422,
      'settings.limits.bonus.percentPerStep',
      'amountTooLarge',
    ])
    const { body } = await desk.admin.get<SiteView>(`/v1/sites/${desk.site.id}`)
    assert.equal(body.settings.limits.minStakeMinor, 100)
  })
})
