/** An operator below a dealer works for the dealer: in the dealer's branch, with the dealer's money (rules 8.13). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { RoleRow, UserRow } from '@grandstand/shared-types/wire/people/accounts'
import type { CardBatchRow } from '@grandstand/shared-types/wire/money/cards'
import type { CreditSlip, Dashboard } from '@grandstand/shared-types/wire/people/dealers'
import type { TreeLevel } from '@grandstand/shared-types/wire/people/dealer_tree'
import type { Standing } from '@grandstand/shared-types/wire/people/standing'
import { order } from '#tests/cards/card_support'
import { move, quoteOf } from '#tests/dealers/credit_support'
import { signInAs, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser, uniqueName } from '#tests/support/factories'

const RIGHTS: Permission[] = [
  'users.view',
  'users.add',
  'users.edit',
  'users.password',
  'dealers.add',
  'dealers.edit',
  'permissions.give',
  'credit.move',
  'credit.terms',
  'cards.view',
  'cards.make',
  'cards.void',
  'ledger.view',
  'statements.view',
]

/** A dealer with an operator, a player and a sub-dealer; a dealer beside with a player. */
async function office() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const above = await makeUser({ site, type: 'dealer', parent: admin, permissions: RIGHTS })
  const dealer = await makeUser({
    site,
    type: 'dealer',
    parent: above,
    permissions: RIGHTS,
    balanceMinor: 10_000,
    openingLimit: 10,
    maxDayTransfersMinor: 3_000,
  })
  const below = { site, parent: dealer } as const
  const operator = await makeUser({ ...below, type: 'operator', permissions: RIGHTS })
  const player = await makeUser({ ...below, type: 'player' })
  const sub = await makeUser({ ...below, type: 'dealer', isOnCredit: true })
  const beside = await makeUser({ site, type: 'dealer', parent: above })
  const foreign = await makeUser({ site, type: 'player', parent: beside })
  return {
    ...{ site, admin, above, dealer, operator, player, sub, beside, foreign },
    session: await signInAs(site, operator),
  }
}

test.group('Operators of a dealer', () => {
  test('see the branch of the dealer with the dealer, and nobody beside or above', async ({
    assert,
  }) => {
    const { session, dealer, operator, player, sub, above, beside, foreign } = await office()
    const { body } = await session.list<UserRow>('users', { range: [0, 99] })
    assert.sameMembers(
      body.map(({ id }) => id),
      [dealer, operator, player, sub].map(({ id }) => id)
    )
    for (const { id } of [above, beside, foreign]) {
      assert.equal((await session.get(`/v1/users/${id}`)).status, 404)
    }
    const tree = await session.get<TreeLevel>('/v1/dealer-tree?period=today')
    assert.deepEqual(
      tree.body.nodes.map(({ id }) => id),
      [dealer.id]
    )
    const start = (await session.get<Dashboard>('/v1/dashboard')).body
    assert.containsSubset(start, { players: 1, dealers: 1, ownCreditMinor: 10_000 })
    const standing = (await session.get<Standing>('/v1/dashboard/standing')).body
    assert.deepEqual(standing.opening, { limit: 10, users: 3, cards: 0, left: 7 })
    assert.equal(standing.credit?.balanceMinor, 10_000)
    assert.isNotNull(standing.period.commission)
  })

  test('send the dealer’s credit, within the dealer’s rest for the day', async ({ assert }) => {
    const { site, session, dealer, operator, player, sub, foreign } = await office()
    const asDealer = await signInAs(site, dealer)
    assert.equal((await move(asDealer, player, 'send', 1_000)).status, 201)
    const moved = await move(session, sub, 'send', 1_500)
    assert.deepInclude(moved.body.actor, {
      id: dealer.id,
      beforeMinor: 9_000,
      afterMinor: 7_500,
    })
    assert.deepEqual([await cashOf(dealer.id), await cashOf(operator.id)], [7_500, 0])
    assert.equal((await quoteOf(session, sub)).debtMinor, 1_500)
    const tooMuch = await move(session, player, 'send', 501)
    assert.deepEqual([tooMuch.status, tooMuch.body.error.key], [422, 'creditDayMax'])
    const again = await move(asDealer, player, 'send', 501)
    assert.equal(again.body.error.key, 'creditDayMax')
    for (const other of [foreign, dealer, operator]) {
      const refused = await move(session, other, 'send', 10)
      assert.equal(refused.body.error.key, 'thisOperatorNotYour')
    }
    const slip = await session.get<CreditSlip>(`/v1/credit-slips/${moved.body.transferId}`)
    assert.deepEqual(slip.body.actor, {
      username: dealer.username,
      isHouse: false,
      balance: { beforeMinor: 9_000, afterMinor: 7_500 },
    })
    const transfer = await db.from('ledger_transfers').where('id', moved.body.transferId).first()
    assert.equal(Number(transfer?.actor_id), operator.id)
  })

  test('make cards of the dealer, whose void pays the dealer', async ({ assert }) => {
    const { session, dealer } = await office()
    const made = await order(session, { amountMinor: 500, count: 2 })
    assert.equal(made.body.makerId, dealer.id)
    assert.equal(await cashOf(dealer.id), 9_000)
    const { body } = await session.get<Standing>('/v1/dashboard/standing')
    assert.deepInclude(body.opening, { cards: 2, left: 5 })
    await session.list<CardBatchRow>('card-batches')
    await session.post(`/v1/card-batches/${made.body.id}/void`, { reason: 'not wanted' })
    assert.equal(await cashOf(dealer.id), 10_000)
  })

  test('act on neither the dealer nor themselves, and open nobody’s operators', async ({
    assert,
  }) => {
    const { session, dealer, operator, sub } = await office()
    for (const { id } of [dealer, operator]) {
      for (const [path, body] of [
        [`/v1/users/${id}`, { firstName: 'Ada' }],
        [`/v1/users/${id}/password`, { password: 'another-start-7' }],
      ] as const) {
        const refused = await session.put<Refusal>(path, body)
        assert.deepEqual([refused.status, refused.body.error.key], [403, 'notAllowed'], path)
      }
    }
    assert.equal((await session.put(`/v1/users/${sub.id}`, { firstName: 'Ada' })).status, 200)
    const refused = await session.put<Refusal>(`/v1/users/${sub.id}`, { creditLimit: 1 })
    assert.equal(refused.body.error.fields?.[0]?.key, 'amountTooLarge')
  })

  test('have a role of operators as far as the dealer has its rights', async ({ assert }) => {
    const { site, admin, dealer } = await office()
    const asAdmin = await signInAs(site, admin)
    const roles = await asAdmin.list<RoleRow>('roles', { range: [0, 99] })
    const roleOf = (name: string) => roles.body.find((role) => role.name === name)?.id
    const open = (roleId: number | undefined, more: object = {}) => ({
      type: 'operator',
      username: uniqueName('clerk'),
      password: 'open-sesame-2',
      roleId,
      ...more,
    })
    const asDealer = await signInAs(site, dealer)
    const { status } = await asDealer.post('/v1/users', open(roleOf('trading')))
    assert.equal(status, 403)
    // nobody gives an operator of a dealer a right beyond the branch, not even an admin
    const tooFar = await asAdmin.post<Refusal>(
      '/v1/users',
      open(roleOf('trading'), { parentId: dealer.id })
    )
    assert.equal(tooFar.body.error.fields?.[0]?.key, 'permissionTooFar')
    const role = await asAdmin.post<RoleRow>('/v1/roles', {
      name: 'counter',
      userType: 'operator',
      permissions: ['users.view', 'credit.move'],
    })
    const opened = await asDealer.post<UserRow>('/v1/users', open(role.body.id))
    assert.deepEqual([opened.status, opened.body.parentId], [201, dealer.id])
    const foreign = await asDealer.post<Refusal>('/v1/users', open(undefined, { currency: 'EUR' }))
    assert.equal(foreign.body.error.fields?.[0]?.field, 'currency')
  })

  test('S3: lose what the dealer loses, with the next request', async ({ assert }) => {
    const { site, admin, dealer, session, player } = await office()
    const asAdmin = await signInAs(site, admin)
    const path = `/v1/users/${player.id}`
    assert.equal((await session.get(path)).status, 200)
    await asAdmin.put(`/v1/users/${dealer.id}`, { permissions: ['credit.move'] })
    const ended = await session.get<Refusal>(path)
    assert.deepEqual([ended.status, ended.body.error.key], [401, 'rightsChanged'])
  })
})
