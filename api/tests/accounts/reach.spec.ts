/** Permissions end at the reach of a user's type: a dealer reaches the branch, admins and operators the brand. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  groupOf,
  PERMISSION_REACH,
  PERMISSIONS,
  reachesAsFar,
  TYPE_REACH,
  USER_TYPES,
  type Permission,
} from '@grandstand/shared-types/accounts/user_types'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import type { Dashboard } from '@grandstand/shared-types/wire/people/dealers'
import type { ResultRevision } from '@grandstand/shared-types/wire/betting/settlement'
import { placeOn } from '#tests/coupons/after_support'
import { cashOf, makeBettor } from '#tests/coupons/support'
import { makeMatch } from '#tests/support/board'
import { signInAs, type Refusal } from '#tests/support/client'
import {
  DEFAULT_PASSWORD,
  makeSite,
  makeUser,
  type TestSite,
  type TestUser,
} from '#tests/support/factories'

const BRAND_WIDE = PERMISSIONS.filter((name) => reachesAsFar(PERMISSION_REACH[name], 'brand'))
const OF_A_BRANCH = PERMISSIONS.filter((permission) => PERMISSION_REACH[permission] === 'branch')

/** A row of `users` or `dealers`. */
interface PersonRow {
  id: number
  permissions: Permission[]
}

test.group('The reach of rights', (group) => {
  let site: TestSite
  let admin: TestUser
  group.each.setup(async () => {
    site = await makeSite()
    admin = await makeUser({ site, type: 'admin' })
  })

  test('permissions for the catalogue, prices, results and the site hold for whole brands', ({
    assert,
  }) => {
    const ofBrand = ['catalogue', 'prices', 'results', 'site']
    const [ofTheBrand, ofPeople] = [true, false].map((isOfBrand) =>
      PERMISSIONS.filter((name) => ofBrand.includes(groupOf(name)) === isOfBrand)
    )
    assert.deepEqual(
      ofTheBrand?.filter((name) => !BRAND_WIDE.includes(name)),
      ['catalogue.view', 'audit.view', 'exports.take']
    )
    const areas = ofPeople
      ?.filter((name) => BRAND_WIDE.includes(name))
      .map((name) => name.split('.')[0])
    const known = 'affiliates bonuses commission desk payments roles rounds statements users'
    assert.equal([...new Set(areas)].toSorted().join(' '), known)
    assert.deepEqual(
      USER_TYPES.filter((type) => TYPE_REACH[type] === 'brand'),
      ['admin', 'operator']
    )
    assert.isFalse(USER_TYPES.some((type) => reachesAsFar(TYPE_REACH[type], 'installation')))
  })

  test('a dealer does not cancel a match, and no coupon of another dealer is refunded', async ({
    assert,
  }) => {
    const other = await makeUser({ site, type: 'dealer', parent: admin })
    const bettor = await makeBettor({ user: { site, parent: other } })
    const match = await makeMatch()
    await placeOn(bettor.session, [match])
    const dealer = await makeUser({
      site,
      type: 'dealer',
      parent: admin,
      permissions: [...PERMISSIONS],
    })
    const session = await signInAs(site, dealer)
    const facts = { status: 'cancelled', periods: {} }
    const entry = { basedOnRevision: 0, beforeStart: true, facts }
    const result = await session.post<Refusal>(`/v1/matches/${match.id}/results`, entry)
    assert.deepEqual([result.status, result.body.error.key], [403, 'notAllowed'])
    const edit = await session.put<Refusal>(`/v1/matches/${match.id}`, { status: 'cancelled' })
    assert.deepEqual([edit.status, edit.body.error.key], [403, 'notAllowed'])
    assert.equal(await cashOf(bettor.session), 99_000)
  })

  test('a dealer or a terminal does not hold a permission for the brand that an older version gave', async ({
    assert,
  }) => {
    for (const type of ['dealer', 'terminal'] as const) {
      const user = await makeUser({ site, type, parent: admin, permissions: [...PERMISSIONS] })
      const me = await (await signInAs(site, user)).get<Me>('/v1/me')
      assert.sameMembers(me.body.permissions, OF_A_BRANCH, type)
      const staff = await signInAs(site, admin)
      const { body } = await staff.get<PersonRow>(`/v1/users/${user.id}`)
      assert.sameMembers(body.permissions, OF_A_BRANCH, type)
      const listed = await staff.list<PersonRow>('users', { filter: { id: [user.id] } })
      assert.sameMembers(listed.body[0]?.permissions ?? [], OF_A_BRANCH, type)
    }
  })

  test('a change of rights reaches open sessions too', async ({ assert }) => {
    const operator = await makeUser({
      site,
      type: 'operator',
      parent: admin,
      permissions: ['live.view'],
    })
    const session = await signInAs(site, operator)
    assert.equal((await session.get('/v1/live-matches')).status, 200)
    const staff = await signInAs(site, admin)
    await db.from('users').where('id', operator.id).update({ type: 'dealer' })
    // every change of a user ends up in all sessions at once
    await staff.put(`/v1/users/${operator.id}`, { firstName: 'Ada' })
    assert.equal((await session.get('/v1/live-matches')).status, 403)
  })

  test('nobody gives a dealer, a terminal or a player a permission that reaches beyond their branch', async ({
    assert,
  }) => {
    const staff = await signInAs(site, admin)
    for (const type of ['dealer', 'terminal', 'player'] as const) {
      const beyond = type === 'player' ? PERMISSIONS : BRAND_WIDE
      const user = await makeUser({ site, type, parent: admin })
      for (const permission of beyond) {
        const refusal = await staff.put<Refusal>(`/v1/users/${user.id}`, {
          permissions: [permission],
        })
        assert.equal(refusal.status, 422, `${type} ${permission}`)
        assert.deepEqual(refusal.body.error.fields, [
          { field: 'permissions', key: 'permissionTooFar', params: [permission] },
        ])
        const opened = await staff.post<Refusal>('/v1/users', {
          type,
          username: 'beyond1',
          password: DEFAULT_PASSWORD,
          permissions: [permission],
        })
        assert.deepEqual(opened.body.error.fields, [
          { field: 'permissions', key: 'permissionTooFar', params: [permission] },
        ])
      }
      const fits = type === 'player' ? [] : OF_A_BRANCH
      const given = await staff.put(`/v1/users/${user.id}`, { permissions: fits })
      assert.equal(given.status, 200, type)
    }
    const operator = await makeUser({ site, type: 'operator', parent: admin })
    const given = await staff.put<PersonRow>(`/v1/users/${operator.id}`, {
      permissions: PERMISSIONS,
    })
    assert.sameMembers(given.body.permissions, PERMISSIONS)
  })

  test('a permission stored by an older version is not kept by sending it again', async ({
    assert,
  }) => {
    const dealer = await makeUser({
      site,
      type: 'dealer',
      parent: admin,
      permissions: ['results.enter', 'users.view'],
    })
    const staff = await signInAs(site, admin)
    const kept = { permissions: ['results.enter', 'users.view'] }
    assert.equal((await staff.put(`/v1/dealers/${dealer.id}`, kept)).status, 422)
    const row = await staff.get<PersonRow>(`/v1/dealers/${dealer.id}`)
    assert.deepEqual(row.body.permissions, ['users.view'])
    assert.equal((await staff.put(`/v1/dealers/${dealer.id}`, row.body)).status, 200)
    const stored = await db.from('users').where('id', dealer.id).firstOrFail()
    assert.deepEqual(JSON.parse(stored.permissions), ['users.view'])
  })

  test('a dealer does not change, reset or remove a user whose rights reach further', async ({
    assert,
  }) => {
    const dealer = await makeUser({
      site,
      type: 'dealer',
      parent: admin,
      permissions: OF_A_BRANCH,
    })
    const operator = await makeUser({
      site,
      type: 'operator',
      parent: dealer,
      permissions: ['results.enter'],
    })
    const session = await signInAs(site, dealer)
    const path = `/v1/users/${operator.id}`
    assert.equal((await session.get(path)).status, 200)
    assert.equal((await session.put(path, { firstName: 'Ada' })).status, 403)
    assert.equal((await session.put(`${path}/password`, { password: 'taken-over-1' })).status, 403)
    assert.equal((await session.delete(path)).status, 403)
    assert.isString((await signInAs(site, operator)).cookies.get('grandstand'))
  })

  test('a dealer does not act through a dealer below who holds more permissions', async ({
    assert,
  }) => {
    const dealer = await makeUser({
      site,
      type: 'dealer',
      parent: admin,
      permissions: ['users.view', 'dealers.add', 'dealers.edit'],
    })
    const below = await makeUser({
      site,
      type: 'dealer',
      parent: dealer,
      permissions: ['users.view', 'ledger.view'],
    })
    const session = await signInAs(site, dealer)
    const path = `/v1/users/${below.id}`
    const asked = [
      await session.put<Refusal>(`${path}/password`, { password: 'taken-over-1' }),
      await session.put<Refusal>(path, { firstName: 'Ada' }),
      await session.put<Refusal>(path, { status: 0 }),
      await session.put<Refusal>(`/v1/dealers/${below.id}`, { status: 0 }),
      await session.delete<Refusal>(path),
      await session.delete<Refusal>(`/v1/dealers/${below.id}`),
      await session.get<Refusal>(`${path}/sessions`),
      await session.delete<Refusal>(`${path}/sessions`),
    ]
    for (const { status, body } of asked) {
      assert.deepEqual([status, body.error.key], [403, 'notAllowed'])
    }
    assert.isString((await signInAs(site, below)).cookies.get('grandstand'))

    // the same user, now with no more permissions than the dealer
    const staff = await signInAs(site, admin)
    await staff.put(path, { permissions: ['users.view'] })
    assert.equal((await session.put(path, { firstName: 'Ada' })).status, 200)
    assert.equal((await session.put(`${path}/password`, { password: 'forgotten-1' })).status, 204)
  })

  test('a reader of a branch’s catalogue does not learn who works for the brand', async ({
    assert,
  }) => {
    const match = await makeMatch()
    const officer = await makeUser({
      site,
      type: 'operator',
      parent: admin,
      permissions: ['results.enter', 'catalogue.view'],
    })
    const entry = {
      basedOnRevision: 0,
      beforeStart: true,
      facts: { status: 'ended', periods: {}, fullTime: [1, 0], halfTime: [0, 0] },
    }
    const desk = await signInAs(site, officer)
    assert.equal((await desk.post(`/v1/matches/${match.id}/results`, entry)).status, 200)
    const dealer = await makeUser({
      site,
      type: 'dealer',
      parent: admin,
      permissions: ['catalogue.view'],
    })
    const session = await signInAs(site, dealer)
    const filter = { matchId: match.id }
    const seen = async (by: typeof session) => {
      const history = await by.get<ResultRevision[]>(`/v1/matches/${match.id}/results`)
      const [row] = (await by.list<{ actorId: number; actorName: string }>('results', { filter }))
        .body
      const [first] = history.body
      return [first?.actorId, first?.username, row?.actorId, row?.actorName]
    }
    assert.deepEqual(await seen(desk), [officer.id, officer.username, officer.id, officer.username])
    assert.deepEqual(await seen(session), [null, null, null, null])

    // nor through a filter for rows of one author
    const idsOf = async (by: typeof session, author: object) => {
      const list = await by.list<{ id: number }>('results', { filter: { ...filter, ...author } })
      return list.body.map(({ id }) => id)
    }
    const authors = [{ actorName: officer.username }, { actorId: officer.id }]
    for (const author of authors) {
      assert.lengthOf(await idsOf(desk, author), 1)
      assert.lengthOf(await idsOf(session, author), 0)
    }
    assert.lengthOf(await idsOf(session, { actorId: null }), 1)
    // staff of another brand, which shares the catalogue
    const elsewhere = await makeSite()
    const stranger = await signInAs(elsewhere, await makeUser({ site: elsewhere, type: 'admin' }))
    for (const author of authors) assert.lengthOf(await idsOf(stranger, author), 0)
  })

  test('the start page counts matches only for users who may read them', async ({ assert }) => {
    const clerk = await signInAs(site, await makeUser({ site, type: 'dealer', parent: admin }))
    assert.isNull((await clerk.get<Dashboard>('/v1/dashboard')).body.resultsToCome)
    const permissions: Permission[] = ['catalogue.view']
    const reader = await makeUser({ site, type: 'dealer', parent: admin, permissions })
    const session = await signInAs(site, reader)
    assert.isNumber((await session.get<Dashboard>('/v1/dashboard')).body.resultsToCome)
  })
})
