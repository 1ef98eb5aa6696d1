import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, uniqueName } from '#tests/support/factories'

const player = (changes: object = {}) => ({
  type: 'player',
  username: uniqueName('new'),
  password: 'abcd',
  firstName: 'Ada',
  ...changes,
})

async function siteWithAdmin() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  return { site, admin, session: await signInAs(site, admin) }
}

test.group('Opening users', () => {
  test('an admin opens a dealer below the site, who signs in and has empty pockets', async ({
    assert,
  }) => {
    const { site, admin, session } = await siteWithAdmin()
    const username = uniqueName('dealer')
    const { status, body } = await session.post<UserRow>('/v1/users', {
      type: 'dealer',
      username,
      password: 'long-enough',
      permissions: ['users.view'],
      openingLimit: 5,
      creditLimit: 1000,
    })
    assert.equal(status, 201)
    assert.containsSubset(body, {
      username,
      type: 'dealer',
      parentId: admin.id,
      parentName: admin.username,
      depth: 1,
      status: 1,
      balance: 0,
      creditLimit: 1000,
      openingLimit: 5,
      permissions: ['users.view'],
      currency: site.currency,
      products: { sport: 1, casino: 1 },
    })
    const accounts = await db.from('ledger_accounts').where('user_id', body.id)
    assert.lengthOf(accounts, 7)
    const row = await db.from('users').where('id', body.id).firstOrFail()
    assert.equal(row.path, `${admin.path}${body.id}/`)

    const dealer = await signInAs(site, { username }, 'long-enough')
    assert.equal((await dealer.get('/v1/me')).status, 200)
  })

  test('the table of users itself takes no type that the platform does not know', async ({
    assert,
  }) => {
    const { id } = await makeUser({ site: await makeSite(), type: 'dealer' })
    const become = (type: string) => db.from('users').where('id', id).update({ type })
    await become('partner')
    await assert.rejects(() => become('owner'), /users_type/)
  })

  test('a username is 5 to 20 letters and digits, and is taken in capitals or small letters', async ({
    assert,
  }) => {
    const { session } = await siteWithAdmin()
    const username = uniqueName('taken')
    assert.equal((await session.post('/v1/users', player({ username }))).status, 201)
    const again = await session.post<Refusal>(
      '/v1/users',
      player({ username: username.toUpperCase() })
    )
    assert.equal(again.status, 422)
    assert.deepEqual(again.body.error.fields, [
      { field: 'username', key: 'usernameAlreadyUseRegister', params: [] },
    ])
    for (const bad of ['abcd', 'a'.repeat(21), 'with space', 'çilek1', 'semi;colon', 12345]) {
      const refused = await session.post<Refusal>('/v1/users', player({ username: bad }))
      assert.equal(refused.status, 422, String(bad))
      assert.equal(refused.body.error.fields?.[0]?.field, 'username', String(bad))
    }
  })

  test('a password has 4 to 20 characters, of staff at least 8, and is not the username', async ({
    assert,
  }) => {
    const { session } = await siteWithAdmin()
    const refusal = async (changes: object) =>
      (await session.post<Refusal>('/v1/users', player(changes))).body.error.fields?.[0]
    assert.deepEqual(await refusal({ password: 'abc' }), {
      field: 'password',
      key: 'minLengthMaxLength',
      params: ['password', 4, 20],
    })
    assert.deepEqual((await refusal({ type: 'dealer', password: '1234567' }))?.params, [
      'password',
      8,
      20,
    ])
    assert.equal((await refusal({ password: 'x'.repeat(21) }))?.key, 'minLengthMaxLength')
    assert.equal(
      (await refusal({ username: 'sameword1', password: 'SameWord1' }))?.key,
      'passwordIsUsername'
    )
  })

  test('all faults of a new user are named at once, each with its rule', async ({ assert }) => {
    const { session } = await siteWithAdmin()
    const refused = async (changes: object) => {
      const { body } = await session.post<Refusal>('/v1/users', player(changes))
      return body.error.fields?.map(({ field, key, params }) => [field, key, ...params].join(' '))
    }
    const year = new Date().getUTCFullYear()
    assert.sameMembers(
      (await refused({ username: 'x y', email: 'nobody', birthDate: `${year - 17}-01-01` })) ?? [],
      ['username usernameCharacters', 'email emailRequired', 'birthDate minimumAge 18']
    )
    const username = uniqueName('both')
    assert.equal((await session.post('/v1/users', player({ username }))).status, 201)
    assert.deepEqual(await refused({ username, password: 'abc' }), [
      'username usernameAlreadyUseRegister',
      'password minLengthMaxLength password 4 20',
    ])
    assert.deepEqual(await refused({ username: 'abc' }), [
      'username minLengthMaxLength username 5 20',
    ])
  })

  test('nobody is opened under eighteen, or with an invalid date of birth', async ({ assert }) => {
    const { session } = await siteWithAdmin()
    const year = new Date().getUTCFullYear()
    for (const birthDate of [`${year - 17}-01-01`, '1990-02-30', '30.02.1990', '']) {
      const { status } = await session.post('/v1/users', player({ birthDate }))
      assert.equal(status, birthDate === '' ? 201 : 422, birthDate)
    }
    const adult = await session.post<UserRow>('/v1/users', player({ birthDate: '1990-02-28' }))
    assert.equal(adult.body.birthDate, '1990-02-28')
    const typed = await session.post<UserRow>('/v1/users', player({ birthDate: '۲۸.۲.۱۹۹۰' }))
    assert.equal(typed.body.birthDate, '1990-02-28')
  })

  test('a dealer opens players, opens dealers only with the permission, and never opens staff of the house', async ({
    assert,
  }) => {
    const site = await makeSite()
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['users.add'] })
    const session = await signInAs(site, dealer)
    const opened = await session.post<UserRow>('/v1/users', player())
    assert.equal(opened.status, 201)
    assert.equal(opened.body.parentId, dealer.id)
    for (const type of ['dealer', 'operator']) {
      const body = player({ type, password: 'long-enough' })
      assert.equal((await session.post('/v1/users', body)).status, 403, type)
    }
    assert.equal((await session.post('/v1/users', player({ type: 'admin' }))).status, 422)
    assert.equal((await session.post('/v1/dealers', player())).status, 403)

    const senior = await makeUser({ site, type: 'dealer', permissions: ['dealers.add'] })
    const seniorSession = await signInAs(site, senior)
    const sub = await seniorSession.post<UserRow>('/v1/dealers', {
      username: uniqueName('sub'),
      password: 'long-enough',
    })
    assert.equal(sub.status, 201)
    assert.equal(sub.body.type, 'dealer')
  })

  test('a terminal is opened below the dealer of its shop, by the dealer or from above', async ({
    assert,
  }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const permissions: Permission[] = ['users.add', 'permissions.give', 'desk.sell']
    const dealer = await makeUser({ site, type: 'dealer', permissions })
    const terminal = player({ type: 'terminal', permissions: ['desk.sell'] })
    const own = await (await signInAs(site, dealer)).post<UserRow>('/v1/users', terminal)
    assert.equal(own.status, 201)
    assert.equal(own.body.parentId, dealer.id)
    const body = player({ type: 'terminal', permissions: ['desk.sell'], parentId: dealer.id })
    const other = await (await signInAs(site, admin)).post<UserRow>('/v1/users', body)
    assert.equal(other.status, 201)
    assert.equal(other.body.parentId, dealer.id)
    // a right that the dealer lacks cannot be given below
    const tooMuch = player({ type: 'terminal', permissions: ['desk.pay'] })
    assert.equal((await (await signInAs(site, dealer)).post('/v1/users', tooMuch)).status, 403)
    const partner = await makeUser({ site, type: 'partner', permissions: ['users.add'] })
    assert.equal(
      (await (await signInAs(site, partner)).post('/v1/users', player({ type: 'terminal' })))
        .status,
      403
    )
  })

  test('nobody opens a user below a dealer beside or above, a player or a stranger', async ({
    assert,
  }) => {
    const site = await makeSite()
    const permissions = ['users.add' as const]
    const top = await makeUser({ site, type: 'dealer', permissions })
    const dealer = await makeUser({ site, type: 'dealer', parent: top, permissions })
    const sibling = await makeUser({ site, type: 'dealer', parent: top })
    const child = await makeUser({ site, type: 'player', parent: dealer })
    const stranger = await makeUser({ site: await makeSite(), type: 'dealer' })
    const session = await signInAs(site, dealer)
    for (const parent of [top, sibling, stranger, { id: 999_999_999 }]) {
      const { status } = await session.post('/v1/users', player({ parentId: parent.id }))
      assert.equal(status, 404)
    }
    const below = await session.post<Refusal>('/v1/users', player({ parentId: child.id }))
    assert.equal(below.body.error.fields?.[0]?.field, 'parentId')
  })

  test('a dealer opens no more users than the opening limit, even at once', async ({ assert }) => {
    const site = await makeSite()
    const dealer = await makeUser({
      site,
      type: 'dealer',
      permissions: ['users.add'],
      openingLimit: 3,
    })
    const session = await signInAs(site, dealer)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => session.post<Refusal>('/v1/users', player()))
    )
    const refused = answers.filter(({ status }) => status !== 201)
    assert.lengthOf(refused, 3)
    for (const { status, body } of refused) {
      assert.equal(status, 422)
      assert.equal(body.error.message, 'userSizeError|3')
    }
  })

  test('permissions are given only as far as the giver holds them', async ({ assert }) => {
    const site = await makeSite()
    const dealer = await makeUser({
      site,
      type: 'dealer',
      permissions: ['dealers.add', 'dealers.edit', 'permissions.give', 'users.edit', 'users.view'],
    })
    const session = await signInAs(site, dealer)
    const sub = (permissions: string[]) =>
      session.post<UserRow>('/v1/dealers', {
        username: uniqueName('sub'),
        password: 'long-enough',
        permissions,
      })
    assert.equal((await sub(['users.view', 'ledger.view'])).status, 403)
    const opened = await sub(['users.view'])
    assert.deepEqual(opened.body.permissions, ['users.view'])

    const url = `/v1/users/${opened.body.id}`
    assert.equal((await session.put(url, { permissions: ['site.edit'] })).status, 403)
    const raised = await session.put<UserRow>(url, { permissions: ['users.view', 'users.edit'] })
    assert.deepEqual(raised.body.permissions, ['users.view', 'users.edit'])
    assert.equal((await sub([])).status, 201)
  })

  test('a visitor and a player open no user', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'player' }))
    assert.equal((await session.post('/v1/users', player())).status, 403)
    assert.equal((await new ApiSession(site.host).post('/v1/users', player())).status, 401)
  })
})
