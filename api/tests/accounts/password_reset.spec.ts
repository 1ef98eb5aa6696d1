import { test } from '@japa/runner'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'

const NEW = 'another-one'
const reset = (session: ApiSession, user: Pick<TestUser, 'id'>, password: unknown = NEW) =>
  session.put<Refusal>(`/v1/users/${user.id}/password`, { password })

test.group('Resetting a password', () => {
  test('ends all sessions of the user; only the new password opens one', async ({ assert }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const user = await makeUser({ site, type: 'player' })
    const sessions = await Promise.all([signInAs(site, user), signInAs(site, user)])
    const { status, body } = await reset(admin, user)
    assert.equal(status, 204)
    assert.isNull(body)
    for (const session of sessions) assert.equal((await session.get('/v1/me')).status, 401)
    await assert.rejects(() => signInAs(site, user))
    assert.equal((await (await signInAs(site, user, NEW)).get('/v1/me')).status, 200)
  })

  test('is in the audit log, without the password', async ({ assert }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const session = await signInAs(site, admin)
    const user = await makeUser({ site, type: 'dealer' })
    await reset(session, user)
    const { body } = await session.list('audit-log', { filter: { subjectId: user.id } })
    assert.containsSubset(body, [
      { action: 'user.passwordReset', actorId: admin.id, subjectType: 'user', detail: {} },
    ])
    assert.notInclude(JSON.stringify(body), NEW)
  })

  test('needs users.password from the dealer above, and dealers.edit to reset a dealer', async ({
    assert,
  }) => {
    const site = await makeSite()
    const permissions: Permission[] = ['users.view', 'users.password', 'dealers.edit']
    const top = await makeUser({ site, type: 'dealer', permissions })
    const edit = { site, type: 'dealer', parent: top, permissions: ['users.password'] } as const
    const dealer = await makeUser({ ...edit, permissions: [...edit.permissions] })
    const senior = await makeUser({ ...edit, permissions: ['dealers.edit'] })
    const viewer = await makeUser({ ...edit, permissions: ['users.view'] })
    const sub = await makeUser({ site, type: 'dealer', parent: dealer })
    const players = await Promise.all(
      [dealer, sub, viewer, senior].map((parent) => makeUser({ site, type: 'player', parent }))
    )
    const [child, grandchild, ofViewer, nephew] = players.map(({ id }) => ({ id }))
    if (!child || !grandchild || !ofViewer || !nephew) return assert.fail('no players')
    const subOfSenior = await makeUser({ site, type: 'dealer', parent: senior })

    const asDealer = await signInAs(site, dealer)
    const statuses: number[] = []
    for (const user of [child, grandchild, sub, dealer, nephew, top]) {
      statuses.push((await reset(asDealer, user)).status)
    }
    assert.deepEqual(statuses, [204, 204, 403, 403, 404, 404])
    const asSenior = await signInAs(site, senior)
    assert.equal((await reset(asSenior, subOfSenior)).status, 204)
    assert.equal((await reset(asSenior, nephew)).status, 403)
    assert.equal((await reset(await signInAs(site, viewer), ofViewer)).status, 403)
    assert.equal((await reset(new ApiSession(site.host), child)).status, 401)
  })

  test('holds the password to the rules of opening a user, and refuses the own account', async ({
    assert,
  }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const session = await signInAs(site, admin)
    const dealer = await makeUser({ site, type: 'dealer' })
    const refusal = async (password: unknown) => {
      const { status, body } = await reset(session, dealer, password)
      assert.equal(status, 422)
      return body.errors
    }
    assert.deepEqual(await refusal('1234567'), { password: 'minLengthMaxLength|password|8|20' })
    assert.deepEqual(await refusal(dealer.username.toUpperCase()), {
      password: 'passwordIsUsername',
    })
    assert.deepEqual(await refusal('password1'), { password: 'commonPassword' })
    assert.deepEqual(await refusal(null), { password: 'isRequiredArea' })
    assert.equal((await reset(session, admin)).status, 403)
  })
})
