/** Staff of the installation: who may change what all brands share (rules 8.16). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  PERMISSION_REACH,
  PERMISSIONS,
  type Permission,
} from '@grandstand/shared-types/accounts/user_types'
import type { Me, RoleRow, UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { clock } from '#core/timing/clock'
import { enrolled, nextCode } from '#tests/accounts/second_factor_support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiAnswer, type ApiSession, type Refusal } from '#tests/support/client'
import {
  DEFAULT_PASSWORD,
  makeSite,
  makeUser,
  uniqueName,
  type TestSite,
  type TestUser,
} from '#tests/support/factories'

const OF_THE_INSTALLATION = PERMISSIONS.filter((one) => PERMISSION_REACH[one] === 'installation')
const OF_THE_BRAND = PERMISSIONS.filter((one) => PERMISSION_REACH[one] !== 'installation')

const permissionsOf = async (session: ApiSession) =>
  (await session.get<Me>('/v1/me')).body.permissions
const answerOf = ({ status, body }: ApiAnswer<Refusal>) => [status, body.error?.key]

test.group('Staff of the installation', (group) => {
  let site: TestSite
  let admin: TestUser
  let ofBrand: TestUser
  group.each.setup(async () => {
    site = await makeSite()
    admin = await makeUser({ site, type: 'admin' })
    ofBrand = await makeUser({ site, type: 'admin', isInstallationStaff: false })
  })
  group.each.teardown(() => clock.reset())

  const roleNamed = async (session: ApiSession, name: string) => {
    const { body } = await session.list<RoleRow>('roles', { range: [0, 99] })
    return body.find((role) => role.name === name)?.id ?? 0
  }

  test('what changes the shared catalogue, feeds and results reaches the installation', ({
    assert,
  }) => {
    assert.sameMembers(OF_THE_INSTALLATION, [
      'catalogue.edit',
      'matches.edit',
      'matches.suspend',
      'markets.edit',
      'prices.edit',
      'live.edit',
      'feeds.view',
      'feeds.recover',
      'results.enter',
      'results.undo',
      'draws.edit',
      'jackpots.share',
      'sites.open',
      'servers.view',
    ] satisfies Permission[])
  })

  test('hold all permissions; the admin of a brand all but those of the installation', async ({
    assert,
  }) => {
    assert.sameMembers(await permissionsOf(await signInAs(site, admin)), PERMISSIONS)
    assert.sameMembers(await permissionsOf(await signInAs(site, ofBrand)), OF_THE_BRAND)
  })

  test('nobody else has a permission of the installation, by a stored list, a role, or from above', async ({
    assert,
  }) => {
    const roleId = await roleNamed(await signInAs(site, admin), 'trading')
    const operators = [
      { parent: admin, permissions: [...PERMISSIONS], isInstallationStaff: false },
      { parent: admin, roleId, isInstallationStaff: false },
      { parent: ofBrand, permissions: [...PERMISSIONS], isInstallationStaff: true },
    ]
    for (const options of operators) {
      const operator = await makeUser({ site, type: 'operator', ...options })
      const me = await (await signInAs(site, operator)).get<Me>('/v1/me')
      assert.isNotEmpty(me.body.permissions)
      assert.isFalse(me.body.isInstallationStaff)
      assert.deepEqual(
        me.body.permissions.filter((one) => OF_THE_INSTALLATION.includes(one)),
        []
      )
    }
  })

  test('the admin of a brand changes no shared match, price or result', async ({ assert }) => {
    const match = await makeMatch()
    const session = await signInAs(site, ofBrand)
    const entry = {
      basedOnRevision: 0,
      beforeStart: true,
      facts: { status: 'ended', fullTime: [1, 0], halfTime: [0, 0] },
    }
    for (const answer of [
      await session.post<Refusal>(`/v1/matches/${match.id}/results`, entry),
      await session.post<Refusal>(`/v1/matches/${match.id}/results?dryRun=true`, entry),
      await session.post<Refusal>(`/v1/matches/${match.id}/suspend`),
      await session.put<Refusal>(`/v1/matches/${match.id}`, { status: 'cancelled' }),
      await session.get<Refusal>('/v1/feed/producers'),
      await session.post<Refusal>(`/v1/sites/${site.id}/clones`, {}),
    ]) {
      assert.deepEqual(answerOf(answer), [403, 'notAllowed'])
    }
    const row = await db.from('matches').where('id', match.id).firstOrFail()
    assert.deepEqual([row.result_revision, row.bet_status], [0, 'started'])
  })

  test('margins and exposure limits are a brand’s own, since they reach no other', async ({
    assert,
  }) => {
    const session = await signInAs(site, ofBrand)
    const path = `/v1/sites/${site.id}`
    const margins = { defaultPercent: 0, bySport: { 99: 5 } }
    const own = { settings: { live: { lockAfterSeconds: 33, margins } } }
    assert.equal((await session.put(path, own)).status, 200)
    const limit = { scope: 'brand', currency: 'TRY', worstPayoutMinor: 1_000_000 }
    assert.equal((await session.post('/v1/exposure-limits', limit)).status, 201)
  })

  test('make others so; it is audited and ends the sessions of that person', async ({ assert }) => {
    const staff = await signInAs(site, admin)
    const permissions: Permission[] = ['results.enter', 'catalogue.view']
    const operator = await makeUser({
      site,
      type: 'operator',
      parent: admin,
      permissions,
      isInstallationStaff: false,
    })
    const session = await signInAs(site, operator)
    assert.deepEqual(await permissionsOf(session), ['catalogue.view'])
    const path = `/v1/users/${operator.id}`
    const given = await staff.put<UserRow>(path, { isInstallationStaff: true })
    assert.isTrue(given.body.isInstallationStaff)
    assert.deepEqual(answerOf(await session.get<Refusal>('/v1/me')), [401, 'rightsChanged'])
    assert.sameMembers(await permissionsOf(await signInAs(site, operator)), permissions)
    const [entry] = (
      await staff.list<{ action: string; detail: object }>('audit-log', {
        filter: { action: 'user.update' },
      })
    ).body
    assert.containSubset(entry, {
      action: 'user.update',
      detail: { before: { isInstallationStaff: false }, after: { isInstallationStaff: true } },
    })
    assert.equal((await staff.put(path, { isInstallationStaff: false })).status, 200)
    assert.deepEqual(await permissionsOf(await signInAs(site, operator)), ['catalogue.view'])
  })

  test('an admin who becomes so, or no longer is, loses the sessions, and so do operators below', async ({
    assert,
  }) => {
    const staff = await signInAs(site, admin)
    const below = await makeUser({
      site,
      type: 'operator',
      parent: ofBrand,
      permissions: ['results.enter', 'catalogue.view'],
    })
    const sessions = [await signInAs(site, ofBrand), await signInAs(site, below)]
    assert.deepEqual(await permissionsOf(sessions[1] as ApiSession), ['catalogue.view'])
    const given = await staff.put(`/v1/users/${ofBrand.id}`, { isInstallationStaff: true })
    assert.equal(given.status, 200)
    for (const session of sessions) {
      assert.deepEqual(answerOf(await session.get<Refusal>('/v1/me')), [401, 'rightsChanged'])
    }
    assert.include(await permissionsOf(await signInAs(site, below)), 'results.enter')
  })

  test('only they make others so; nobody does it for themselves', async ({ assert }) => {
    const session = await signInAs(site, ofBrand)
    const operator = await makeUser({
      site,
      type: 'operator',
      parent: ofBrand,
      isInstallationStaff: false,
    })
    const opened = { type: 'operator', username: uniqueName('new'), password: DEFAULT_PASSWORD }
    for (const answer of [
      await session.put<Refusal>(`/v1/users/${operator.id}`, { isInstallationStaff: true }),
      await session.put<Refusal>(`/v1/users/${ofBrand.id}`, { isInstallationStaff: true }),
      await session.post<Refusal>('/v1/users', { ...opened, isInstallationStaff: true }),
      await (
        await signInAs(site, admin)
      ).put<Refusal>(`/v1/users/${admin.id}`, { isInstallationStaff: false }),
    ]) {
      assert.deepEqual(answerOf(answer), [403, 'notAllowed'])
    }
    // a form sends the whole row back
    const same = await session.put(`/v1/users/${operator.id}`, { isInstallationStaff: false })
    assert.equal(same.status, 200)
  })

  test('only an admin or an operator of the house can be so, below nobody who is not', async ({
    assert,
  }) => {
    const staff = await signInAs(site, admin)
    const dealer = await makeUser({ site, type: 'dealer', parent: admin })
    const others = [
      dealer,
      await makeUser({
        site,
        type: 'operator',
        parent: dealer,
        isInstallationStaff: false,
      }),
      await makeUser({ site, type: 'operator', parent: ofBrand, isInstallationStaff: false }),
      await makeUser({ site, type: 'player', parent: admin }),
    ]
    for (const { id, type } of others) {
      const { body } = await staff.put<Refusal>(`/v1/users/${id}`, { isInstallationStaff: true })
      const [field] = body.error.fields ?? []
      assert.deepEqual([field?.field, field?.key], ['isInstallationStaff', 'notForAccount'], type)
    }
  })

  test('the code of the second factor is asked for', async ({ assert }) => {
    const operator = await makeUser({
      site,
      type: 'operator',
      parent: admin,
      isInstallationStaff: false,
    })
    const { session, secret } = await enrolled(site, admin)
    clock.set(clock.now() + 5 * 60_000)
    const give = () =>
      session.put<Refusal>(`/v1/users/${operator.id}`, { isInstallationStaff: true })
    const open = () =>
      session.post<Refusal>('/v1/users', {
        type: 'operator',
        username: uniqueName('new'),
        password: DEFAULT_PASSWORD,
        isInstallationStaff: true,
      })
    for (const ask of [give, open]) assert.deepEqual(answerOf(await ask()), [403, 'stepUpNeeded'])
    await session.post('/v1/me/second-factor/proof', { code: nextCode(secret) })
    assert.equal((await give()).status, 200)
    assert.equal((await open()).status, 201)
  })

  test('others neither change them, nor get into their accounts', async ({ assert }) => {
    const session = await signInAs(site, ofBrand)
    const operator = await makeUser({ site, type: 'operator', parent: admin })
    for (const { id } of [admin, operator]) {
      for (const answer of [
        await session.put<Refusal>(`/v1/users/${id}/password`, { password: 'open-sesame-9' }),
        await session.put<Refusal>(`/v1/users/${id}`, { email: 'mine@example.com' }),
        await session.put<Refusal>(`/v1/users/${id}`, { status: 0 }),
        await session.delete<Refusal>(`/v1/users/${id}/sessions`),
        await session.delete<Refusal>(`/v1/users/${id}/second-factor`),
        await session.delete<Refusal>(`/v1/users/${id}`),
      ]) {
        assert.deepEqual(answerOf(answer), [403, 'notAllowed'])
      }
    }
  })
})
