/** All operations by all roles (must-hold S1, S2): each may call what the declarations allow. */
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import type { Permission, Reach, UserType } from '@grandstand/shared-types/accounts/user_types'
import {
  mayHold,
  PERMISSION_REACH,
  PERMISSIONS,
  reachesAsFar,
  TYPE_REACH,
  USER_TYPES,
} from '@grandstand/shared-types/accounts/user_types'
import { isOneOf, isOpen, type Caller } from '#core/operations/admission'
import { errorsOf } from '#core/operations/errors'
import { ApiSession, signInAs, type ApiAnswer, type Refusal } from '#tests/support/client'
import type { TestUser } from '#tests/support/factories'
import { OPERATIONS, rightRequest, type NamedOperation } from '#tests/support/operations'
import { makeWorld, type World } from '#tests/support/world'
import { groupOnce } from '#tests/support/tier'

const LISTS_OF_PEOPLE = [
  'users',
  'dealers',
  'coupons',
  'audit-log',
  'ledger-accounts',
  'ledger-entries',
]

let world: World

function ask(session: ApiSession, named: NamedOperation): Promise<ApiAnswer<Refusal>> {
  const { method, path, body, headers } = rightRequest(named, world)
  return session.send<Refusal>(method, path, body, headers)
}

const isUserType = (caller: Caller): caller is UserType => USER_TYPES.some((t) => t === caller)
const isPermission = (caller: Caller): caller is Permission => caller.includes('.')

/** How far the rows of an operation reach at most; null when everybody sees the same. */
function reachOf(who: readonly Caller[]): Reach | null {
  if (isOpen(who)) return null
  const reaches = who.map((caller): Reach => {
    if (isPermission(caller)) return PERMISSION_REACH[caller]
    if (isUserType(caller)) return TYPE_REACH[caller]
    return caller === 'staff' ? 'branch' : 'own'
  })
  return reaches.reduce((far, reach) => (reachesAsFar(reach, far) ? reach : far), 'own')
}

const titleOf = ({ operation }: NamedOperation) => `${operation.method} ${operation.path}`

/** What the declaration allows to a user with all permissions that the user's type may hold, and to one with none. */
const mayCall = ({ type }: TestUser, held: readonly Permission[], { operation }: NamedOperation) =>
  isOneOf({ type, permissions: new Set(held) }, operation)

const allOf = ({ type }: TestUser) =>
  PERMISSIONS.filter((permission) => mayHold(type, permission, true))

/** Keys of a row out of sight. */
const HIDDEN = ['notFound', 'userNotFound', 'thisOperatorNotYour']

const CLOSED = OPERATIONS.filter(({ operation }) => !isOpen(operation.who))

/** The player of the branch places a coupon on the world's match. */
async function placeCoupon(): Promise<number> {
  const session = await signInAs(world.site, world.player)
  const { body } = await session.post<{ id: number }>(
    '/v1/coupons',
    {
      kind: 'single',
      selections: [{ outcomeId: world.ids['outcomes'], oddsMilli: 2000 }],
      totalStakeMinor: 100,
      oddsChange: 'ask',
    },
    { 'idempotency-key': 'roles-world' }
  )
  return body.id
}

groupOnce('Which roles may call an operation', (group) => {
  group.setup(async () => {
    world = await makeWorld()
    world.ids['coupons'] = await placeCoupon()
  })

  test('every route of the API is an operation', ({ assert }) => {
    const routes = Object.values(router.toJSON())
      .flat()
      .filter(
        ({ pattern }) =>
          /^\/(v1|ekol|themes|sandbox-gateway)\//.test(pattern) && !pattern.includes('*')
      )
      .flatMap(({ pattern, methods }) =>
        methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${pattern}`)
      )
    assert.isAbove(routes.length, 100)
    assert.sameMembers(OPERATIONS.map(titleOf), routes)
  })

  test('a visitor gets 401', async ({ assert }) => {
    const session = new ApiSession(world.site.host)
    for (const named of CLOSED) {
      const { status, body } = await ask(session, named)
      assert.deepEqual([status, body.error.key], [401, 'notSignedIn'], titleOf(named))
    }
  })

  test('a user whom the declaration does not name is refused, with any permissions', async ({
    assert,
  }) => {
    const roles: [TestUser, readonly Permission[]][] = [
      [world.player, []],
      [world.clerk, []],
      [world.dealer, allOf(world.dealer)],
    ]
    for (const [user, held] of roles) {
      const session = await signInAs(world.site, user)
      const closed = CLOSED.filter((named) => !mayCall(user, held, named))
      assert.isAbove(closed.length, 30, user.type)
      for (const named of closed) {
        const { status, body } = await ask(session, named)
        const title = `${user.type}: ${titleOf(named)}`
        assert.deepEqual([status, body.error?.key], [403, 'notAllowed'], title)
      }
    }
  })

  test('a dealer without permissions has the start page', async ({ assert }) => {
    const session = await signInAs(world.site, world.clerk)
    assert.equal((await session.get('/v1/dashboard')).status, 200)
  })

  test('a dealer beside finds no user of the branch, whatever the permissions', async ({
    assert,
  }) => {
    const session = await signInAs(world.site, world.sibling)
    const ofPeople = CLOSED.filter(
      ({ operation: { who, path } }) =>
        reachOf(who) === 'branch' &&
        /^\/v1\/(?:users|dealers|coupons|audit-log|ledger-[a-z]+)\/:id/.test(path)
    )
    assert.isAbove(ofPeople.length, 12)
    for (const named of ofPeople) {
      const { status, body } = await ask(session, named)
      assert.equal(status, 404, titleOf(named))
      assert.oneOf(body.error?.key, HIDDEN, titleOf(named))
    }
  })

  test('a dealer beside sees no row of the branch in any list', async ({ assert }) => {
    const session = await signInAs(world.site, world.sibling)
    for (const resource of LISTS_OF_PEOPLE) {
      const { body } = await session.list<{ id: number }>(resource, { range: [0, 999] })
      assert.isFalse(
        body.some((row) => row.id === world.ids[resource]),
        resource
      )
    }
    const transfers = await session.list('ledger-transfers', {
      filter: { id: [world.ids['ledger-transfers'] ?? 0] },
    })
    assert.deepEqual(transfers.body, [])
  })

  test('a user whom the declaration names is let in, and is refused only by declared error keys', async ({
    assert,
  }) => {
    for (const user of [world.player, world.dealer, world.admin]) {
      for (const named of OPERATIONS.filter((one) => mayCall(user, allOf(user), one))) {
        if (named.operation.method === 'DELETE') continue
        // some operations end the session, or change its password
        const session = await signInAs(world.site, user)
        const { status, body } = await ask(session, named)
        const title = `${user.type}: ${titleOf(named)} ${status} ${body?.error?.key ?? ''}`
        // 502: a provider of games that is asked and is away
        if (named.operation.method === 'GET') {
          assert.include([200, 404, 409, 422, 502], status, title)
        }
        assert.notInclude([401, 500], status, title)
        if (status >= 400) assert.isTrue(errorsOf(named.operation).has(body.error.key), title)
      }
    }
  })
})
