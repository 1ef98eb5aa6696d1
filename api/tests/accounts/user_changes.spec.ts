import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, uniqueName } from '#tests/support/factories'

async function siteWithAdmin() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  return { site, admin, session: await signInAs(site, admin) }
}

test.group('Changing users', () => {
  test('a group of users has a longer acceptance delay, up to a minute', async ({ assert }) => {
    const { site, session } = await siteWithAdmin()
    const user = await makeUser({ site, type: 'player' })
    const wait = (extraWaitingSeconds: number) =>
      session.put<UserRow & Refusal>(`/v1/users/${user.id}`, { limits: { extraWaitingSeconds } })
    const { status, body } = await wait(7)
    assert.equal(status, 200)
    assert.containsSubset(body, { limits: { extraWaitingSeconds: 7 } })
    assert.equal((await wait(61)).status, 422)
  })

  test('profile, limits and products change and the audit log has before and after', async ({
    assert,
  }) => {
    const { site, session } = await siteWithAdmin()
    const user = await makeUser({ site, type: 'player', limits: { maxStakeMinor: 500 } })
    const { status, body } = await session.put<UserRow>(`/v1/users/${user.id}`, {
      firstName: 'Grace',
      email: 'grace@example.test',
      limits: { maxStakeMinor: 900, maxPayoutMinor: null },
      products: { casino: 0 },
    })
    assert.equal(status, 200)
    assert.containsSubset(body, {
      firstName: 'Grace',
      email: 'grace@example.test',
      limits: { maxStakeMinor: 900 },
      products: { casino: 0, sport: 1 },
    })
    const log = await session.list<{ action: string; detail: unknown }>('audit-log', {
      filter: { subjectId: user.id },
    })
    assert.containsSubset(log.body, [
      {
        action: 'user.update',
        detail: {
          before: { firstName: 'Test', limits: { maxStakeMinor: 500 } },
          after: { firstName: 'Grace', limits: { maxStakeMinor: 900 } },
        },
      },
    ])
  })

  test('S4: balance, path, site, type and parent cannot be sent; the attempt is recorded', async ({
    assert,
  }) => {
    const { site, session } = await siteWithAdmin()
    const user = await makeUser({ site, type: 'player', balanceMinor: 700 })
    const columns = ['path', 'site_id', 'type', 'parent_id', 'token_version', 'username']
    const before = await db.from('users').where('id', user.id).select(columns).firstOrFail()
    const { status, body } = await session.put<UserRow>(`/v1/users/${user.id}`, {
      balance: 1_000_000,
      path: '/',
      siteId: 1,
      type: 'admin',
      parentId: user.id,
      tokenVersion: 99,
      username: 'renamed1',
      city: 'Izmir',
    })
    assert.equal(status, 200)
    assert.equal(body.balance, 700)
    assert.equal(body.city, 'Izmir')
    const after = await db.from('users').where('id', user.id).select(columns).firstOrFail()
    assert.deepEqual(after, before)
    const log = await session.list<{ detail: { ignored: string[] } }>('audit-log', {
      filter: { subjectId: user.id },
    })
    assert.includeMembers(log.body[0]?.detail.ignored ?? [], ['balance', 'path', 'type'])
  })

  test('S4: role, permissions, limits, products and credit terms without the right to them change nothing; the attempt is recorded', async ({
    assert,
  }) => {
    const { site, session: asAdmin } = await siteWithAdmin()
    const clerk = await makeUser({
      site,
      type: 'dealer',
      permissions: ['users.view', 'users.add', 'users.edit', 'dealers.edit'],
    })
    const user = await makeUser({ site, type: 'dealer', parent: clerk })
    const session = await signInAs(site, clerk)
    const role = await db.from('roles').where({ site_id: site.id, name: 'dealer' }).firstOrFail()
    const columns = ['role_id', 'permissions', 'limits', 'products', 'is_on_credit', 'first_name']
    const before = await db.from('users').where('id', user.id).select(columns).firstOrFail()
    const sent = [
      { limits: { maxStakeMinor: 1 } },
      { products: { casino: 0 } },
      { permissions: ['users.view'] },
      { roleId: Number(role.id) },
      { isOnCredit: true },
      { creditLimit: 500 },
      { allowedNetworks: ['203.0.113.0/24'] },
    ]
    for (const part of sent) {
      const refused = await session.put<Refusal>(`/v1/users/${user.id}`, {
        firstName: 'Grace',
        ...part,
      })
      const title = JSON.stringify(part)
      assert.deepEqual([refused.status, refused.body.error.key], [403, 'notAllowed'], title)
    }
    assert.deepEqual(
      await db.from('users').where('id', user.id).select(columns).firstOrFail(),
      before
    )
    const { body: log } = await asAdmin.list<{ actorId: number; detail: { fields: string[] } }>(
      'audit-log',
      { filter: { action: 'user.rightsRefused', subjectId: user.id }, sort: ['id', 'ASC'] }
    )
    assert.deepEqual(
      log.map(({ detail }) => detail.fields.toString()),
      sent.map((part) => ('roleId' in part ? 'permissions' : Object.keys(part).toString()))
    )
    assert.isTrue(log.every(({ actorId }) => actorId === clerk.id))

    const opened = await session.post<Refusal>('/v1/users', {
      type: 'player',
      username: 'opened123',
      password: 'open-sesame-2',
      creditLimit: 900,
    })
    assert.equal(opened.status, 403)
    const tried = await db
      .from('audit_log')
      .where({ action: 'user.rightsRefused', subject_id: clerk.id })
      .firstOrFail()
    assert.deepEqual(JSON.parse(tried.detail), { fields: ['creditLimit'] })
  })

  test('an opening limit can only be raised, and no limit is the highest', async ({ assert }) => {
    const { site, session } = await siteWithAdmin()
    const dealer = await makeUser({ site, type: 'dealer', openingLimit: 10 })
    const set = (openingLimit: number) =>
      session.put<Refusal & UserRow>(`/v1/dealers/${dealer.id}`, { openingLimit })
    assert.deepEqual((await set(9)).body.error.fields, [
      { field: 'openingLimit', key: 'limitNotLower', params: [10] },
    ])
    assert.equal((await set(10)).status, 200)
    assert.equal((await set(12)).body.openingLimit, 12)
    assert.equal((await set(0)).body.openingLimit, 0)
    assert.deepEqual((await set(100)).body.error.fields, [
      { field: 'openingLimit', key: 'limitOnlyUp', params: [] },
    ])
  })

  test('a credit limit must cover a balance that is already below zero', async ({ assert }) => {
    const { site, session } = await siteWithAdmin()
    const user = await makeUser({ site, type: 'player', creditLimitMinor: 500 })
    await db
      .from('ledger_accounts')
      .where({ user_id: user.id, pocket: 'balance' })
      .update({ balance: -300 })
    const set = (creditLimit: number) =>
      session.put<Refusal & UserRow>(`/v1/users/${user.id}`, { creditLimit })
    assert.deepEqual((await set(299)).body.error.fields, [
      { field: 'creditLimit', key: 'amountTooSmall', params: [300] },
    ])
    assert.equal((await set(300)).body.creditLimit, 300)
    await db.from('ledger_accounts').where({ user_id: user.id }).update({ balance: 0 })
  })

  test('only an admin sets a credit limit; a dealer may send a row back with its limit unchanged', async ({
    assert,
  }) => {
    const site = await makeSite()
    const permissions: Permission[] = ['users.view', 'users.add', 'users.edit', 'credit.move']
    const dealer = await makeUser({ site, type: 'dealer', permissions })
    const child = await makeUser({ site, type: 'player', parent: dealer, creditLimitMinor: 500 })
    const session = await signInAs(site, dealer)
    const set = (creditLimit: number) =>
      session.put<Refusal & UserRow>(`/v1/users/${child.id}`, { firstName: 'New', creditLimit })
    for (const other of [0, 499, 501]) {
      const { status, body } = await set(other)
      assert.equal(status, 403)
      assert.equal(body.error.key, 'notAllowed')
    }
    const same = await set(500)
    assert.equal(same.status, 200)
    assert.containsSubset(same.body, { firstName: 'New', creditLimit: 500 })

    const opened = (creditLimit: number) =>
      session.post('/v1/users', {
        type: 'player',
        username: uniqueName('child'),
        password: 'abcd',
        creditLimit,
      })
    assert.equal((await opened(1)).status, 403)
    assert.equal((await opened(0)).status, 201)
  })

  test('a dealer changes users below, not themselves, a dealer beside or above, or a stranger', async ({
    assert,
  }) => {
    const site = await makeSite()
    const permissions = ['users.add' as const, 'users.edit' as const, 'users.view' as const]
    const top = await makeUser({ site, type: 'dealer', permissions })
    const dealer = await makeUser({ site, type: 'dealer', parent: top, permissions })
    const sibling = await makeUser({ site, type: 'dealer', parent: top })
    const nephew = await makeUser({ site, type: 'player', parent: sibling })
    const child = await makeUser({ site, type: 'player', parent: dealer })
    const subDealer = await makeUser({ site, type: 'dealer', parent: dealer })
    const grandchild = await makeUser({ site, type: 'player', parent: subDealer })
    const session = await signInAs(site, dealer)
    const put = async (id: number) =>
      (await session.put(`/v1/users/${id}`, { firstName: 'X' })).status
    assert.deepEqual(
      await Promise.all(
        [child, grandchild, dealer, subDealer, top, sibling, nephew].map((user) => put(user.id))
      ),
      [200, 200, 403, 403, 404, 404, 404]
    )
    for (const hidden of [top, sibling, nephew]) {
      assert.equal((await session.get(`/v1/users/${hidden.id}`)).status, 404)
      assert.equal((await session.delete(`/v1/users/${hidden.id}`)).status, 404)
    }
    const { body } = await session.list<UserRow>('users', { sort: ['id', 'ASC'] })
    assert.deepEqual(
      body.map((row) => row.id),
      [dealer.id, child.id, subDealer.id, grandchild.id]
    )
  })
})

test.group('Deleting users', () => {
  test('a user without entries is deleted with all accounts', async ({ assert }) => {
    const { site, session } = await siteWithAdmin()
    const user = await makeUser({ site, type: 'player' })
    const { status, body } = await session.delete<UserRow>(`/v1/users/${user.id}`)
    assert.equal(status, 200)
    assert.equal(body.id, user.id)
    assert.equal((await session.get(`/v1/users/${user.id}`)).status, 404)
    assert.lengthOf(await db.from('ledger_accounts').where('user_id', user.id), 0)
  })

  test('a user with a session, an entry or a user below is not deleted', async ({ assert }) => {
    const { site, session } = await siteWithAdmin()
    const signedIn = await makeUser({ site, type: 'player' })
    await signInAs(site, signedIn)
    const paid = await makeUser({ site, type: 'player', balanceMinor: 100 })
    const parent = await makeUser({ site, type: 'dealer' })
    await makeUser({ site, type: 'player', parent })
    for (const user of [signedIn, paid, parent]) {
      const { status, body } = await session.delete<Refusal>(`/v1/users/${user.id}`)
      assert.equal(status, 409)
      assert.equal(body.error.key, 'inUse')
      assert.lengthOf(await db.from('ledger_accounts').where('user_id', user.id), 7)
    }
  })
})
