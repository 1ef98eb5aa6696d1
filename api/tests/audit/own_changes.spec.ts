/** Users are told of changes to their account. */
import { test } from '@japa/runner'
import type { OwnChange } from '@grandstand/shared-types/wire/audit'
import { clock } from '#core/timing/clock'
import { enrolled } from '#tests/accounts/second_factor_support'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

test.group('Changes of the own account', (group) => {
  group.each.teardown(() => clock.reset())

  test('S9: a user who loses or gains limits reads who changed what, and nobody else does', async ({
    assert,
  }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const player = await makeUser({ site, type: 'player', parent: admin })
    const other = await makeUser({ site, type: 'player', parent: admin })
    const asAdmin = await signInAs(site, admin)
    const limits = { maxSelections: 3 }
    assert.equal((await asAdmin.put(`/v1/users/${player.id}`, { limits })).status, 200)

    const session = await signInAs(site, player)
    const told = async () => (await session.get<OwnChange[]>('/v1/me/changes')).body
    const [change] = await told()
    assert.equal(change?.action, 'user.update')
    assert.equal(change?.actorName, admin.username)
    assert.isFalse(change?.isOwn)
    assert.deepEqual(change?.detail['after'], { limits })
    const ofOther = await signInAs(site, other)
    // SQLite gives a new user the id of one whose test was rolled back, so only this admin's changes count
    const { body } = await ofOther.get<OwnChange[]>('/v1/me/changes')
    assert.deepEqual(
      body.filter(({ actorName }) => actorName === admin.username),
      []
    )
  })

  test('S9: a new password and a second factor taken off by staff are told, in this order', async ({
    assert,
  }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const dealer = await makeUser({ site, type: 'dealer', parent: admin })
    const asAdmin = await signInAs(site, admin)
    await enrolled(site, dealer)
    assert.equal((await asAdmin.delete(`/v1/users/${dealer.id}/second-factor`)).status, 204)
    const password = 'another-1234'
    assert.equal((await asAdmin.put(`/v1/users/${dealer.id}/password`, { password })).status, 204)
    const session = await signInAs(site, dealer, password)
    const { body } = await session.get<OwnChange[]>('/v1/me/changes')
    assert.deepEqual(
      body.map(({ action, actorName }) => [action, actorName]),
      [
        ['user.passwordReset', admin.username],
        ['user.secondFactorOff', admin.username],
        ['user.secondFactorOn', dealer.username],
      ]
    )
  })
})
