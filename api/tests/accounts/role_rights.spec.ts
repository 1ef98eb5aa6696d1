/** Roles as data: what a user may do follows their role, their type, and the dealers above. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SHIPPED_ROLE_KEYS, SHIPPED_ROLES } from '@grandstand/shared-types/accounts/shipped_roles'
import { mayHold, PERMISSIONS, type Permission } from '@grandstand/shared-types/accounts/user_types'
import type { Me, RoleRow, UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import {
  makeSite,
  makeUser,
  uniqueName,
  type TestSite,
  type TestUser,
} from '#tests/support/factories'

const permissionsOf = async (session: ApiSession) =>
  (await session.get<Me>('/v1/me')).body.permissions

/** Status and error key of the next request. */
async function next(session: ApiSession): Promise<[number, string | undefined]> {
  const { status, body } = await session.get<Partial<Refusal>>('/v1/me')
  return [status, body.error?.key]
}

test.group('Roles', (group) => {
  let site: TestSite
  let admin: TestUser
  let staff: ApiSession
  group.each.setup(async () => {
    site = await makeSite()
    admin = await makeUser({ site, type: 'admin' })
    staff = await signInAs(site, admin)
  })

  const rolesOf = async () =>
    (await staff.list<RoleRow>('roles', { range: [0, 99], sort: ['id', 'ASC'] })).body
  const newRole = async (permissions: Permission[], userType = 'dealer') => {
    const { body } = await staff.post<RoleRow>('/v1/roles', {
      name: uniqueName('role'),
      userType,
      permissions,
    })
    return body
  }

  test('every brand has the shipped roles, each with permissions that its type may hold', async ({
    assert,
  }) => {
    const roles = await rolesOf()
    assert.deepEqual(
      roles.map(({ name }) => name),
      SHIPPED_ROLE_KEYS
    )
    for (const role of roles) {
      assert.isTrue(role.isShipped)
      const shipped = SHIPPED_ROLES[SHIPPED_ROLE_KEYS.find((key) => key === role.name) ?? 'dealer']
      assert.sameMembers(role.permissions, [...shipped.permissions])
      assert.isTrue(
        role.permissions.every((permission) => mayHold(role.userType, permission, true))
      )
    }
  })

  test('a shipped role is copied, and neither changed nor removed', async ({ assert }) => {
    const [shipped] = await rolesOf()
    const path = `/v1/roles/${shipped?.id}`
    for (const answer of [
      await staff.put<Refusal>(path, { permissions: [] }),
      await staff.put<Refusal>(path, { name: 'Mine' }),
      await staff.delete<Refusal>(path),
    ]) {
      assert.deepEqual([answer.status, answer.body.error.key], [409, 'roleShipped'])
    }
    const copy = await staff.post<RoleRow>(`${path}/copies`, { name: 'City dealers' })
    assert.equal(copy.status, 201)
    assert.containSubset(copy.body, { name: 'City dealers', isShipped: false, userType: 'dealer' })
    assert.sameMembers(copy.body.permissions, shipped?.permissions ?? [])
    const changed = await staff.put<RoleRow>(`/v1/roles/${copy.body.id}`, {
      permissions: ['users.view'],
    })
    assert.deepEqual(changed.body.permissions, ['users.view'])
    const again = await staff.post<Refusal>(`${path}/copies`, { name: 'City dealers' })
    assert.deepEqual([again.status, again.body.error.key], [409, 'alreadyExists'])
  })

  test("a user with a role may do what the role permits, and the user's own permissions are not in force", async ({
    assert,
  }) => {
    const role = await newRole(['users.view', 'coupons.view'])
    const dealer = await makeUser({
      site,
      type: 'dealer',
      parent: admin,
      permissions: ['ledger.view'],
    })
    const given = await staff.put<UserRow>(`/v1/users/${dealer.id}`, { roleId: role.id })
    assert.containSubset(given.body, { roleId: role.id, roleName: role.name })
    assert.sameMembers(given.body.effectivePermissions, ['users.view', 'coupons.view'])
    const session = await signInAs(site, dealer)
    assert.sameMembers(await permissionsOf(session), ['users.view', 'coupons.view'])
    await staff.put(`/v1/users/${dealer.id}`, { roleId: null })
    assert.sameMembers(await permissionsOf(await signInAs(site, dealer)), ['ledger.view'])
  })

  test('a role is of one type and one brand, and cannot be deleted while a user has it', async ({
    assert,
  }) => {
    const role = await newRole(['catalogue.edit'], 'operator')
    const dealer = await makeUser({ site, type: 'dealer', parent: admin })
    const operator = await makeUser({ site, type: 'operator', parent: admin })
    const elsewhere = await makeSite()
    const foreign = await makeUser({ site: elsewhere, type: 'operator' })
    const stranger = await signInAs(elsewhere, await makeUser({ site: elsewhere, type: 'admin' }))
    const give = async (session: ApiSession, user: TestUser) => {
      const { body } = await session.put<Partial<Refusal>>(`/v1/users/${user.id}`, {
        roleId: role.id,
      })
      return body.error?.fields?.[0]
    }
    const refusal = { field: 'roleId', key: 'unknownEntry', params: [] }
    assert.deepEqual(await give(staff, dealer), refusal)
    assert.deepEqual(await give(stranger, foreign), refusal)
    assert.equal((await stranger.get(`/v1/roles/${role.id}`)).status, 404)
    assert.equal((await stranger.delete(`/v1/roles/${role.id}`)).status, 404)
    assert.isUndefined(await give(staff, operator))
    const kept = await staff.delete<Refusal>(`/v1/roles/${role.id}`)
    assert.deepEqual([kept.status, kept.body.error.key], [409, 'inUse'])
    await staff.put(`/v1/users/${operator.id}`, { roleId: null })
    assert.equal((await staff.delete(`/v1/roles/${role.id}`)).status, 200)
    const tooFar = await staff.post<Refusal>('/v1/roles', {
      name: 'Too far',
      userType: 'dealer',
      permissions: ['results.enter'],
    })
    assert.deepEqual(tooFar.body.error.fields, [
      { field: 'permissions', key: 'permissionTooFar', params: ['results.enter'] },
    ])
  })

  test('nobody makes or gives a role with a permission that they lack', async ({ assert }) => {
    const strong = await newRole(['users.view', 'ledger.view'])
    const weak = await newRole(['users.view'])
    const permissions: Permission[] = ['users.view', 'dealers.edit', 'permissions.give']
    const dealer = await makeUser({ site, type: 'dealer', parent: admin, permissions })
    const below = await makeUser({ site, type: 'dealer', parent: dealer })
    const session = await signInAs(site, dealer)
    const give = async (roleId: number) =>
      (await session.put(`/v1/users/${below.id}`, { roleId })).status
    assert.equal(await give(strong.id), 403)
    assert.equal(await give(weak.id), 200)
    const editor = await makeUser({
      site,
      type: 'operator',
      parent: admin,
      permissions: ['roles.edit', 'permissions.give', 'users.view'],
    })
    const desk = await signInAs(site, editor)
    const made = { name: 'More', userType: 'dealer', permissions: ['ledger.view'] }
    assert.equal((await desk.post('/v1/roles', made)).status, 403)
    assert.equal((await desk.post(`/v1/roles/${strong.id}/copies`, { name: 'X' })).status, 403)
    assert.equal((await desk.put(`/v1/roles/${strong.id}`, { permissions: [] })).status, 403)
    assert.equal((await desk.put(`/v1/roles/${weak.id}`, { name: 'Weak' })).status, 200)
  })

  test('nobody below holds what a dealer above lacks, whatever their row or role says', async ({
    assert,
  }) => {
    const top = await makeUser({
      site,
      type: 'dealer',
      parent: admin,
      permissions: ['users.view', 'coupons.view'],
    })
    const middle = await makeUser({
      site,
      type: 'dealer',
      parent: top,
      permissions: [...PERMISSIONS],
    })
    const role = await newRole(['coupons.view', 'results.enter'], 'operator')
    const clerk = await makeUser({ site, type: 'operator', parent: middle, roleId: role.id })
    const heldBy = async (user: TestUser) => permissionsOf(await signInAs(site, user))
    assert.sameMembers(await heldBy(middle), ['users.view', 'coupons.view'])
    assert.sameMembers(await heldBy(clerk), ['coupons.view'])
    await staff.put(`/v1/users/${top.id}`, { permissions: ['users.view'] })
    assert.sameMembers(await heldBy(middle), ['users.view'])
    assert.sameMembers(await heldBy(clerk), [])
  })

  test('S3: a permission taken away while signed in is gone with the next request, which says why', async ({
    assert,
  }) => {
    const role = await newRole(['users.view', 'coupons.view'])
    const dealer = await makeUser({ site, type: 'dealer', parent: admin, roleId: role.id })
    const below = await makeUser({
      site,
      type: 'dealer',
      parent: dealer,
      permissions: ['coupons.view'],
    })
    const untouched = await makeUser({
      site,
      type: 'dealer',
      parent: dealer,
      permissions: ['users.view'],
    })
    const player = await makeUser({ site, type: 'player', parent: dealer })
    const [one, two, three, four] = await Promise.all(
      [dealer, below, untouched, player].map((user) => signInAs(site, user))
    )
    if (!one || !two || !three || !four) return assert.fail('nobody is signed in')
    assert.deepEqual(await next(one), [200, undefined])
    await staff.put(`/v1/roles/${role.id}`, { permissions: ['users.view'] })
    assert.deepEqual(await next(one), [401, 'rightsChanged'])
    assert.deepEqual(await next(two), [401, 'rightsChanged'], 'below, who had it too')
    assert.deepEqual(await next(three), [200, undefined], 'below, whom it does not concern')
    assert.deepEqual(await next(four), [200, undefined])
    const write = await one.put<Refusal>(`/v1/users/${below.id}`, { firstName: 'Ada' })
    assert.equal(write.status, 401)
    assert.equal((await signInAs(site, dealer).then(next))[0], 200)

    // an own permission taken away, and a new role
    await staff.put(`/v1/users/${untouched.id}`, { permissions: [] })
    assert.deepEqual(await next(three), [401, 'rightsChanged'])
    const again = await signInAs(site, dealer)
    await staff.put(`/v1/users/${dealer.id}`, { roleId: null })
    assert.deepEqual(await next(again), [401, 'rightsChanged'])
    // a change without an effect on permissions leaves everybody signed in
    const still = await signInAs(site, dealer)
    await staff.put(`/v1/users/${dealer.id}`, { firstName: 'Ada', permissions: [] })
    assert.deepEqual(await next(still), [200, undefined])
  })

  test('each change of a role is in the audit log', async ({ assert }) => {
    const role = await newRole(['users.view'])
    await staff.put(`/v1/roles/${role.id}`, { permissions: ['coupons.view'] })
    await staff.delete(`/v1/roles/${role.id}`)
    const rows = await db
      .from('audit_log')
      .where({ subject_type: 'role', subject_id: role.id })
      .orderBy('id')
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['role.create', 'role.update', 'role.delete']
    )
    assert.deepEqual(JSON.parse(rows[1].detail), {
      before: { permissions: ['users.view'] },
      after: { permissions: ['coupons.view'] },
    })
  })
})
