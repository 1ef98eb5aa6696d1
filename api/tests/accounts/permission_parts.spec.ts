/** Each action of staff on people has a permission of its own. */
import { test } from '@japa/runner'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, uniqueName, type TestSite } from '#tests/support/factories'

const ALL_OPEN = {
  sport: 1,
  live: 1,
  slot: 1,
  casino: 1,
  bingo: 1,
  tvgames: 1,
  virtual: 1,
} as const

/** A dealer with these permissions, and a player and a dealer below. */
async function branchOf(site: TestSite, permissions: Permission[]) {
  const dealer = await makeUser({ site, type: 'dealer', permissions })
  const player = await makeUser({ site, type: 'player', parent: dealer })
  const below = await makeUser({ site, type: 'dealer', parent: dealer })
  const session = await signInAs(site, dealer)
  const put = async (id: number, body: object) =>
    (await session.put<Refusal>(`/v1/users/${id}`, body)).status
  return { session, player, below, put }
}

test.group('Permissions for parts of a user', () => {
  test('a dealer with only the permission to suspend changes the status and no other field', async ({
    assert,
  }) => {
    const { player, below, put } = await branchOf(await makeSite(), ['users.view', 'users.suspend'])
    assert.equal(await put(player.id, { status: 0 }), 200)
    assert.equal(await put(player.id, { status: 1 }), 200)
    assert.equal(await put(player.id, { status: 0, firstName: 'Ada' }), 403)
    assert.equal(await put(player.id, { firstName: 'Ada' }), 403)
    assert.equal(await put(below.id, { status: 0 }), 403)
  })

  test('a dealer with only the permission to edit changes neither status, limits, products nor permissions', async ({
    assert,
  }) => {
    const { player, below, put } = await branchOf(await makeSite(), [
      'users.view',
      'users.edit',
      'dealers.edit',
    ])
    assert.equal(await put(player.id, { firstName: 'Ada' }), 200)
    assert.equal(await put(player.id, { status: 0 }), 403)
    assert.equal(await put(player.id, { limits: { maxStakeMinor: 100 } }), 403)
    assert.equal(await put(player.id, { products: { ...ALL_OPEN, live: 0 } }), 403)
    assert.equal(await put(below.id, { permissions: ['users.view'] }), 403)
    // a form sends back unchanged fields, too
    const unchanged = { status: 1, limits: {}, products: ALL_OPEN, permissions: [] }
    assert.equal(await put(player.id, { ...unchanged, lastName: 'Lovelace' }), 200)
  })

  test('limits, products and permissions each take their own beside the one for editing', async ({
    assert,
  }) => {
    const cases: [Permission, object][] = [
      ['limits.give', { limits: { maxStakeMinor: 100 } }],
      ['products.give', { products: { live: 0 } }],
      ['permissions.give', { permissions: ['users.view'] }],
    ]
    const site = await makeSite()
    for (const [permission, change] of cases) {
      const able = await branchOf(site, ['users.view', 'dealers.edit', permission])
      assert.equal(await able.put(able.below.id, change), 200, permission)
      const alone = await branchOf(site, ['users.view', 'users.suspend', permission])
      assert.equal(await alone.put(alone.below.id, change), 403, permission)
    }
  })

  test('opening and removing take the permission to add', async ({ assert }) => {
    const site = await makeSite()
    const adder = await branchOf(site, ['users.view', 'users.add'])
    const player = { type: 'player', username: uniqueName('new'), password: 'open-sesame-2' }
    const opened = await adder.session.post<UserRow>('/v1/users', player)
    assert.equal(opened.status, 201)
    assert.equal(await adder.put(opened.body.id, { firstName: 'Ada' }), 403)
    assert.equal((await adder.session.delete(`/v1/users/${opened.body.id}`)).status, 200)
    const editor = await branchOf(site, ['users.view', 'users.edit', 'dealers.edit'])
    assert.equal((await editor.session.post('/v1/users', player)).status, 403)
    assert.equal((await editor.session.delete(`/v1/users/${editor.player.id}`)).status, 403)
  })

  test('a permission is given only by users who may give permissions, also when opening', async ({
    assert,
  }) => {
    const { session } = await branchOf(await makeSite(), ['users.view', 'dealers.add'])
    const dealer = { username: uniqueName('sub'), password: 'open-sesame-2' }
    const given = await session.post('/v1/dealers', { ...dealer, permissions: ['users.view'] })
    assert.equal(given.status, 403)
    assert.equal((await session.post('/v1/dealers', dealer)).status, 201)
  })
})
