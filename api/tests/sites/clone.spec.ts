/** A brand is opened as a copy of another one by one call. */
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import type {
  NewBrandBody,
  OpenedBrand,
  SettingsAnswer,
  SiteView,
} from '@grandstand/shared-types/wire/site/sites'
import { brandTables } from '#core/database/table_owners'
import { clock } from '#core/timing/clock'
import { withDefaults } from '#sites/settings'
import { settingsOfClone } from '#sites/cloning/settings_of_clone'
import { stepsOfClone } from '#start/clone_steps'
import { enrolled, nextCode } from '#tests/accounts/second_factor_support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, uniqueName, type TestSite } from '#tests/support/factories'

const PASSWORD = 'open-sesame-2'
/** Lists of a brand that its clone answers alike. */
const LISTS = [
  'roles',
  'themes',
  'bet-limits',
  'offer-layers',
  'exposure-limits',
  'approval-rules',
  'commission-plans',
  'email-templates',
  'pages',
  'uploads',
  'translations',
  'winner-rules',
  'popups',
]
/** What differs between a row and its copy. */
const OWN = new Set(['id', 'key', 'host', 'hosts', 'siteId', 'serverid', 'createdAt', 'updatedAt'])

/** A brand in which something of everything was changed. */
async function makeFullSite() {
  const site = await makeSite()
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  await makeUser({ site, type: 'player', balanceMinor: 5_000 })
  const match = await makeMatch()
  const rowsOf = async (list: string) =>
    (await admin.list<{ id: number; key?: string }>(list, { range: [0, 99] })).body
  const [first] = await rowsOf('themes')
  const changes = [
    await admin.put(`/v1/sites/${site.id}`, {
      settings: {
        cancelMinutes: 7,
        limits: { maxStakeMinor: 77_700 },
        limitsByCurrency: { EUR: { maxStakeMinor: 4_000 } },
        countries: { mode: 'only', codes: ['TR', 'DE'] },
        flags: { topWinners: false, payWay: 'popup' },
        profile: { footerTexts: { en: 'Since 1999' }, licenceLink: 'https://licence.example/1' },
        live: { lockAfterSeconds: 21 },
      },
    }),
    await admin.put(`/v1/sites/${site.id}/scripts`, { css: '.a { color: red }' }),
    await admin.post('/v1/roles', {
      name: 'Shift leader',
      userType: 'operator',
      permissions: ['users.view', 'coupons.view'],
    }),
    await admin.post(`/v1/themes/${first?.id}/copies`, { name: 'Own colours' }),
    await admin.put(`/v1/themes/${first?.id}`, { isChoosable: false }),
    await admin.post('/v1/bet-limits', {
      scope: 'tournament',
      scopeId: match.tournamentId,
      limits: { minStakeMinor: 0, maxStakeMinor: 100, maxPayoutMinor: 0, minSelections: 0 },
    }),
    await admin.post('/v1/offer-layers', {
      scope: 'tournament',
      scopeId: match.tournamentId,
      isHidden: true,
      isSuspended: false,
    }),
    await admin.post('/v1/approval-rules', {
      currency: 'TRY',
      stakeAboveMinor: 1_000_000,
      payoutAboveMinor: 0,
      waitSeconds: 60,
    }),
    await admin.post('/v1/exposure-limits', {
      scope: 'brand',
      currency: 'TRY',
      worstPayoutMinor: 9_000_000,
    }),
    await admin.post('/v1/commission-plans', {
      name: 'Turnover',
      fromDay: '2026-11-22',
      basis: 'turnover',
      scope: 'branch',
      negative: 'carry',
      bands: [{ fromSelections: 1, rate: 300 }],
    }),
    await admin.put(`/v1/email-templates/${(await rowsOf('email-templates'))[0]?.id}`, {
      subject: 'Welcome',
      body: '<p><a href="{link}">Come in</a></p>',
    }),
  ]
  for (const { status, body } of changes) {
    if (status >= 300) throw new Error(JSON.stringify(body))
  }
  const own = (await rowsOf('themes')).find(({ key }) => key === 'own-colours')
  await admin.post(`/v1/themes/${own?.id}/default`)
  return { site, admin }
}

const bodyOf = (site: TestSite, changes: Partial<NewBrandBody> = {}): NewBrandBody => ({
  title: 'Night Brand',
  hosts: [`night.${site.host}`],
  defaultLanguage: 'tr',
  currency: 'TRY',
  admin: { username: 'nightadmin', password: PASSWORD },
  ...changes,
})

const clone = (admin: ApiSession, site: TestSite, changes?: Partial<NewBrandBody>) =>
  admin.post<OpenedBrand & Refusal>(`/v1/sites/${site.id}/clones`, bodyOf(site, changes))

/** Without what differs between a row and its copy, at every level. */
function likeness(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(likeness)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OWN.has(name))
      .map(([name, entry]) => [name, likeness(entry)])
  )
}

async function answersOf(session: ApiSession): Promise<Record<string, unknown>> {
  const { body: me } = await session.get<Me>('/v1/me')
  const answers: Record<string, unknown> = {
    site: likeness((await session.get<SiteView>(`/v1/sites/${me.siteId}`)).body),
    settings: likeness((await session.get<SettingsAnswer>('/v1/settings/get')).body),
  }
  for (const list of LISTS) {
    const { body } = await session.list(list, { range: [0, 99], sort: ['id', 'ASC'] })
    answers[list] = likeness(body)
  }
  return answers
}

test.group('A clone of a brand', (group) => {
  group.each.teardown(() => clock.reset())

  test('answers as its original, but for its name, hosts and people', async ({ assert }) => {
    const { site, admin } = await makeFullSite()
    const begun = performance.now()
    const { status, body } = await clone(admin, site)
    assert.isBelow(performance.now() - begun, 60_000)
    assert.equal(status, 201, JSON.stringify(body))
    const [host = ''] = body.hosts
    const there = { ...site, id: body.id, host }
    const session = await signInAs(there, { username: 'nightadmin' }, PASSWORD)

    const [here, copied] = [await answersOf(admin), await answersOf(session)]
    assert.containsSubset(copied['site'], { title: 'Night Brand' })
    const untitled = (text: unknown) =>
      JSON.parse(
        JSON.stringify(text).replaceAll('Night Brand', 'A test brand').replaceAll(host, site.host)
      )
    assert.deepEqual(untitled(copied), untitled(here))
    assert.containsSubset(copied['settings'], { settings: { defaultTheme: 'own-colours' } })

    for (const list of ['users', 'coupons', 'cards', 'card-batches']) {
      const people = await session.list<{ username?: string }>(list, { range: [0, 99] })
      assert.isEmpty(
        people.body.filter(({ username }) => username !== 'nightadmin'),
        list
      )
    }
    const cash = await db.from('ledger_accounts').where('site_id', body.id).whereNot('balance', 0)
    assert.isEmpty(cash)
  })

  test('and its original no longer share anything: neither sees a change of the other', async ({
    assert,
  }) => {
    const { site, admin } = await makeFullSite()
    const { body } = await clone(admin, site)
    const there = { ...site, id: body.id, host: body.hosts[0] ?? '' }
    const session = await signInAs(there, { username: 'nightadmin' }, PASSWORD)
    const before = await answersOf(admin)
    const themes = await session.list<{ id: number; key: string }>('themes', { range: [0, 99] })
    const own = themes.body.find(({ key }) => key === 'own-colours')
    const plans = await session.list<{ id: number }>('commission-plans')
    const limits = await session.list<{ id: number }>('bet-limits')
    const changes = [
      await session.put(`/v1/themes/${own?.id}`, { name: 'Other colours' }),
      await session.put(`/v1/sites/${body.id}`, { settings: { cancelMinutes: 1 } }),
      await session.post(`/v1/commission-plans/${plans.body[0]?.id}/versions`, {
        fromDay: '2027-01-01',
        basis: 'turnover',
        scope: 'own',
        negative: 'reset',
        bands: [{ fromSelections: 1, rate: 1 }],
      }),
      await session.delete(`/v1/bet-limits/${limits.body[0]?.id}`),
    ]
    for (const change of changes) assert.isBelow(change.status, 300, JSON.stringify(change.body))
    assert.deepEqual(await answersOf(admin), before)
  })

  test('is refused as a whole for a taken host, a weak password, and to all but an admin', async ({
    assert,
  }) => {
    const { site, admin } = await makeFullSite()
    const other = await makeSite()
    const count = async () => Number((await db.from('sites').count('* as n').firstOrFail()).n)
    const before = await count()
    const faults: [Partial<NewBrandBody>, string, string][] = [
      [{ hosts: [`b.${site.host}`, site.host] }, 'hosts.1', 'hostTaken'],
      [{ hosts: ['a b'] }, 'hosts.0', 'hostInvalid'],
      [{ admin: { username: 'night', password: 'password' } }, 'admin.password', 'commonPassword'],
      [{ admin: { username: 'x', password: PASSWORD } }, 'admin.username', 'minLengthMaxLength'],
    ]
    for (const [changes, field, key] of faults) {
      const { status, body } = await clone(admin, site, changes)
      assert.equal(status, 422, key)
      assert.containsSubset(body.error.fields, [{ field, key }])
    }
    const operator = await makeUser({
      site,
      type: 'operator',
      permissions: ['site.edit', 'site.scripts'],
      username: uniqueName('op'),
    })
    assert.equal((await clone(await signInAs(site, operator), site)).status, 403)
    assert.equal((await clone(admin, other)).status, 404)
    assert.equal(await count(), before)
  })

  test('S9: asks for the code of the second factor again, and is written into the audit log', async ({
    assert,
  }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'admin' })
    const { session, secret } = await enrolled(site, user)
    clock.set(clock.now() + 5 * 60_000)
    const refused = await clone(session, site)
    assert.equal(refused.body.error.key, 'stepUpNeeded')
    await session.post('/v1/me/second-factor/proof', { code: nextCode(secret) })
    const { status, body } = await clone(session, site)
    assert.equal(status, 201)
    const log = await session.list<{ action: string; detail: unknown }>('audit-log')
    const row = log.body.find(({ action }) => action === 'site.clone')
    assert.containsSubset(row, { detail: { after: { id: body.id, title: 'Night Brand' } } })
    assert.notInclude(JSON.stringify(log.body), PASSWORD)
  })

  test('every table that a step of its room copies is copied by one step', ({ assert }) => {
    const byStep = [...brandTables()].flatMap(([table, owned]) =>
      'clone' in owned && owned.clone === 'step' ? [table] : []
    )
    assert.sameMembers(
      stepsOfClone.flatMap((step) => step.tables),
      byStep
    )
  })
})

test.group('Amounts of a clone in another currency', () => {
  const original = withDefaults({
    limits: { ...withDefaults({}).limits, maxStakeMinor: 77_700 },
    limitsByCurrency: { EUR: { maxStakeMinor: 4_000 } },
    stakesByCurrency: { EUR: { defaultStakeMinor: 200 } },
  })
  const cloned = settingsOfClone(
    { currency: 'TRY', settings: original },
    { defaultLanguage: 'en', currency: 'EUR' }
  )

  test('are the original’s for that currency, and its own stay those of its currency', ({
    assert,
  }) => {
    assert.equal(cloned.limits?.maxStakeMinor, 4_000)
    assert.equal(cloned.defaultStakeMinor, 200)
    assert.deepEqual(Object.keys(cloned.limitsByCurrency ?? {}), ['TRY'])
    assert.equal(cloned.limitsByCurrency?.TRY?.maxStakeMinor, 77_700)
    assert.deepEqual(Object.keys(cloned.stakesByCurrency ?? {}), ['TRY'])
  })
})
