/** Only the session identifies the caller, whatever else a client of the specification sends. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { USER_TYPES, type UserType } from '@grandstand/shared-types/accounts/user_types'
import { isOneOf, isOpen } from '#core/operations/admission'
import { errorsOf } from '#core/operations/errors'
import { allOf } from '#tests/core/matrix_actors'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { figure } from '#tests/support/figure'
import { makeUser, type TestUser } from '#tests/support/factories'
import { OPERATIONS, rightRequest } from '#tests/support/operations'
import { makeWorld, type World } from '#tests/support/world'

/** The operations that answer a call of the specification. */
const OF_SPECIFICATION = OPERATIONS.filter(({ operation }) => operation.spec)

/** The fields that a client of the specification adds to each payload, here with another user's ids. */
const addedFor = (other: TestUser) => ({
  serverId: 1,
  site_id: other.siteId,
  operatorId: other.id,
  userId: other.id,
  token: 'fixed-token',
  reqId: 'a-request',
})

const queryFor = (other: TestUser) =>
  new URLSearchParams(
    Object.entries(addedFor(other)).map(([name, value]): [string, string] => [name, String(value)])
  )

/** All rows that an act in the user's name would change. */
async function stateOf({ id }: TestUser): Promise<string> {
  const of = (table: string, column: string) =>
    db.from(table).where(column, id).orderBy('id').select('*')
  const [users, accounts, coupons, log, sessions] = await Promise.all([
    of('users', 'id'),
    of('ledger_accounts', 'user_id'),
    of('coupons', 'user_id'),
    of('audit_log', 'actor_id'),
    of('user_sessions', 'user_id'),
  ])
  return JSON.stringify([users, accounts, coupons, log, sessions])
}

test.group('Identity', (group) => {
  let world: World
  group.setup(async () => {
    world = await makeWorld()
  })

  test("S1: another user's ids, and a planted token, are accepted in every call of the specification and move nothing of theirs", async ({
    assert,
  }) => {
    const { site } = world
    const other = await makeUser({ site, type: 'player', balanceMinor: 5_000 })
    const added = addedFor(other)
    const before = await stateOf(other)
    let count = 0
    const askAs = async (type: UserType | 'visitor') => {
      const isVisitor = type === 'visitor'
      const user = isVisitor
        ? null
        : await makeUser({ site, type, permissions: allOf(type), balanceMinor: 5_000 })
      for (const named of OF_SPECIFICATION) {
        const { operation } = named
        const permissions = new Set(isVisitor ? [] : allOf(type))
        const mayCall =
          isOpen(operation.who) ||
          (user !== null && isOneOf({ type: user.type, permissions }, operation))
        const { method, path, body, headers } = rightRequest(named, world)
        const query = queryFor(other)
        const session = user ? await signInAs(site, user) : new ApiSession(site.host)
        const answer = await session.send<Partial<Refusal> | null>(
          method,
          `${path}${path.includes('?') ? '&' : '?'}${query}`,
          body && { ...added, ...body },
          headers
        )
        const key = answer.body?.error?.key
        const title = `${type}: ${method} ${path} ${answer.status} ${key ?? ''}`
        if (mayCall) {
          const fields = answer.body?.error?.fields ?? []
          assert.isFalse(
            fields.some((field) => field.key === 'unknownField'),
            title
          )
          if (key) assert.isTrue(errorsOf(operation).has(key), title)
        } else assert.include([401, 403], answer.status, title)
        count += 1
      }
    }
    await askAs('visitor')
    for (const type of USER_TYPES) await askAs(type)
    assert.equal(await stateOf(other), before)
    figure(`${count} requests with the ids of somebody else, ${OF_SPECIFICATION.length} operations`)
  })

  test('S1: the answer is about the caller, not about the user named', async ({ assert }) => {
    const { site, clerk, dealer } = world
    const session = await signInAs(site, clerk)
    const { body } = await session.get<{ id: number }>(`/v1/me?${queryFor(dealer)}`)
    assert.equal(body.id, clerk.id)
  })

  test('S1: the token of a session opens nothing in a query, a body or a header', async ({
    assert,
  }) => {
    const { site, dealer } = world
    const session = await signInAs(site, dealer)
    const token = session.cookies.get('grandstand') ?? ''
    assert.isAbove(token.length, 20)
    const visitor = new ApiSession(site.host)
    await visitor.get('/v1/settings/get')
    for (const name of ['token', 'grandstand', 'userId']) {
      const query = new URLSearchParams({ [name]: name === 'userId' ? String(dealer.id) : token })
      assert.equal((await visitor.get(`/v1/me?${query}`)).status, 401, name)
    }
    const body = { token, userId: dealer.id, currentPassword: 'x', newPassword: 'y' }
    assert.equal((await visitor.put('/v1/me/password', body)).status, 401)
    const headers = { authorization: `Bearer ${token}` }
    assert.equal((await visitor.send('GET', '/v1/me', undefined, headers)).status, 401)
  })
})
