/** Partners: users of a dealer who bring players of their own. */
import { test } from '@japa/runner'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser, uniqueName } from '#tests/support/factories'

test.group('Partners', () => {
  test('are opened below oneself, or added below a dealer of the branch, each with its permission', async ({
    assert,
  }) => {
    const site = await makeSite()
    const open = async (permissions: Permission[], isElsewhere: boolean) => {
      const dealer = await makeUser({
        site,
        type: 'dealer',
        permissions: ['users.view', ...permissions],
      })
      const below = await makeUser({ site, type: 'dealer', parent: dealer })
      const session = await signInAs(site, dealer)
      const { status } = await session.post('/v1/users', {
        type: 'partner',
        username: uniqueName('part'),
        password: 'open-sesame-2',
        ...(isElsewhere && { parentId: below.id }),
      })
      return status
    }
    assert.equal(await open(['partners.open'], false), 201)
    assert.equal(await open(['partners.open'], true), 403)
    assert.equal(await open(['partners.add'], true), 201)
    assert.equal(await open(['partners.add'], false), 403)
    assert.equal(await open(['dealers.add', 'users.add'], false), 403)
  })

  test('have players below, and no dealers', async ({ assert }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const partner = await makeUser({
      site,
      type: 'partner',
      parent: admin,
      permissions: ['users.view', 'users.add', 'dealers.add', 'partners.open'],
    })
    const open = async (session: ApiSession, type: string, parentId?: number) => {
      const { status } = await session.post('/v1/users', {
        type,
        username: uniqueName('new'),
        password: 'open-sesame-2',
        ...(parentId !== undefined && { parentId }),
      })
      return status
    }
    const session = await signInAs(site, partner)
    assert.equal(await open(session, 'player'), 201)
    assert.equal(await open(session, 'dealer'), 403)
    assert.equal(await open(session, 'partner'), 403)
    assert.equal(await open(await signInAs(site, admin), 'dealer', partner.id), 422)
    assert.equal((await session.get('/v1/dashboard')).status, 200)
  })
})
