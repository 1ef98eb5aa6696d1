/** Operators work for the house: they see every row of the brand, move the house's money, and do not act on admins. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ShippedRoleKey } from '@grandstand/shared-types/accounts/shipped_roles'
import type { Me, UserRow } from '@grandstand/shared-types/wire/people/accounts'
import type {
  CreditMove,
  CreditQuote,
  Dashboard,
} from '@grandstand/shared-types/wire/people/dealers'
import type { TreeLevel } from '@grandstand/shared-types/wire/people/dealer_tree'
import type { AccountRow } from '@grandstand/shared-types/wire/money/ledger'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser, uniqueName, type TestUser } from '#tests/support/factories'
import { makeWorld, type World } from '#tests/support/world'

/** The lists that have a row of the dealer's branch, of each operator's role. */
const LISTS = {
  support: ['users', 'ledger-accounts', 'ledger-entries', 'ledger-transfers'],
  finance: [
    'users',
    'ledger-accounts',
    'ledger-entries',
    'ledger-transfers',
    'statements',
    'cards',
    'card-batches',
    'shifts',
    'bills',
    'machines',
    'audit-log',
  ],
} as const satisfies Partial<Record<ShippedRoleKey, readonly string[]>>

async function roleOf(siteId: number, name: ShippedRoleKey): Promise<number> {
  const row = await db.from('roles').where({ site_id: siteId, name }).select('id').firstOrFail()
  return Number(row.id)
}

async function operatorOf(
  { site, admin }: Pick<World, 'site' | 'admin'>,
  role: ShippedRoleKey
): Promise<{ user: TestUser; session: ApiSession }> {
  const roleId = await roleOf(site.id, role)
  const user = await makeUser({ site, type: 'operator', parent: admin, roleId })
  return { user, session: await signInAs(site, user) }
}

const ALL: { range: [number, number] } = { range: [0, 99] }

test.group('Operators', (group) => {
  let world: World
  group.each.setup(async () => {
    world = await makeWorld()
  })

  for (const role of ['support', 'finance'] as const) {
    test(`${role} sees the rows of every dealer of the brand`, async ({ assert }) => {
      const { session } = await operatorOf(world, role)
      for (const resource of LISTS[role]) {
        const { body, status } = await session.list<{ id: number }>(resource, {
          filter: { id: [world.ids[resource]] },
        })
        assert.deepEqual([status, body.length], [200, 1], resource)
        const one = await session.get(`/v1/${resource}/${world.ids[resource]}`)
        assert.equal(one.status, 200, resource)
      }
    })
  }

  test('support finds players and dealers of every branch, and nobody of another brand', async ({
    assert,
  }) => {
    const elsewhere = await makeUser({ site: await makeSite(), type: 'player' })
    const { session } = await operatorOf(world, 'support')
    const { body } = await session.list<UserRow>('users', ALL)
    const ids = body.map(({ id }) => id)
    for (const { id } of [world.admin, world.dealer, world.sibling, world.player]) {
      assert.include(ids, id)
    }
    assert.notInclude(ids, elsewhere.id)
    assert.equal((await session.get(`/v1/users/${elsewhere.id}`)).status, 404)
    const balances = await session.get(`/v1/users/${world.player.id}/balances`)
    assert.equal(balances.status, 200)
  })

  test('support gives a player of any branch a new password, and a dealer none', async ({
    assert,
  }) => {
    const { session } = await operatorOf(world, 'support')
    const reset = (id: number) =>
      session.put(`/v1/users/${id}/password`, { password: 'another-start-7' })
    assert.equal((await reset(world.player.id)).status, 204)
    assert.equal((await reset(world.dealer.id)).status, 403)
  })

  test('no operator acts on an admin, with any permissions', async ({ assert }) => {
    const { site, admin } = world
    const operator = await makeUser({
      site,
      type: 'operator',
      parent: admin,
      permissions: ['users.view', 'users.sessions', 'dealers.edit', 'dealers.add'],
    })
    const session = await signInAs(site, operator)
    const path = `/v1/users/${admin.id}`
    assert.equal((await session.get(path)).status, 200)
    for (const answer of [
      await session.put<Refusal>(`${path}/password`, { password: 'taken-over-1' }),
      await session.put<Refusal>(path, { firstName: 'Ada' }),
      await session.put<Refusal>(path, { status: 0 }),
      await session.delete<Refusal>(path),
      await session.get<Refusal>(`${path}/sessions`),
      await session.delete<Refusal>(`${path}/sessions`),
    ]) {
      assert.deepEqual([answer.status, answer.body.error.key], [403, 'notAllowed'])
    }
  })

  test('finance moves the house’s money, and has no purse of its own', async ({ assert }) => {
    const { site, admin, dealer } = world
    const { user, session } = await operatorOf(world, 'finance')
    const before = await cashOf(dealer.id)
    const quote = await session.get<CreditQuote>(`/v1/users/${dealer.id}/credits`)
    assert.isNull(quote.body.actor.balanceMinor)
    const sent = await session.post<CreditMove>(
      `/v1/users/${dealer.id}/credits`,
      { direction: 'send', amountMinor: 70_000 },
      { 'idempotency-key': uniqueName('key') }
    )
    assert.equal(sent.status, 201)
    assert.isNull(sent.body.actor.afterMinor)
    assert.equal(await cashOf(dealer.id), before + 70_000)
    assert.equal(await cashOf(user.id), 0)
    const slip = await session.get<{ actor: { isHouse: boolean } }>(
      `/v1/credit-slips/${sent.body.transferId}`
    )
    assert.isTrue(slip.body.actor.isHouse)

    const other = await makeUser({ site, type: 'operator', parent: admin })
    for (const { id } of [user, other, admin]) {
      const refused = await session.post<Refusal>(
        `/v1/users/${id}/credits`,
        { direction: 'send', amountMinor: 100 },
        { 'idempotency-key': uniqueName('key') }
      )
      assert.deepEqual([refused.status, refused.body.error.key], [404, 'thisOperatorNotYour'])
    }
  })

  test('finance reads the accounts of the house; support’s start page counts the brand', async ({
    assert,
  }) => {
    const finance = await operatorOf(world, 'finance')
    const { body } = await finance.session.list<AccountRow>('ledger-accounts', ALL)
    assert.isTrue(body.some(({ userId }) => userId === null))
    const support = await operatorOf(world, 'support')
    const { body: start } = await support.session.get<Dashboard>('/v1/dashboard')
    assert.equal(start.players, 1)
    assert.isAtLeast(start.dealers, 4)
    assert.isNull(start.ownCreditMinor)
    const { body: tree } = await support.session.get<TreeLevel>('/v1/dealer-tree?period=today')
    const names = tree.nodes.map(({ username }) => username)
    assert.includeMembers(names, [world.dealer.username, world.sibling.username])
  })

  test('trading sees no people, and every coupon', async ({ assert }) => {
    const { session } = await operatorOf(world, 'trading')
    assert.equal((await session.list('users', ALL)).status, 403)
    assert.equal((await session.list('coupons', ALL)).status, 200)
    const { body } = await session.get<Me>('/v1/me')
    assert.include(body.permissions, 'results.enter')
  })
})
