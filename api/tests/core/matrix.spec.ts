/**
 * Every operation asked by every role for its own row, a row below, a sibling's and a parent's: the answers follow from
 * the declarations and from the tree alone.
 */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  actsForHouse,
  mayHold,
  PERMISSIONS,
  USER_TYPES,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { moveCredit } from '#dealers/actions/move_credit'
import { recordAudit } from '#audit/record_audit'
import { isOneOf, isOpen } from '#core/operations/admission'
import { errorsOf } from '#core/operations/errors'
import { placeOn } from '#tests/coupons/after_support'
import { makeMatch } from '#tests/support/board'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeCouponRows, makeDealerRows, makePeriod } from '#tests/support/dealer_rows'
import { figure } from '#tests/support/figure'
import { makeUser, type TestUser } from '#tests/support/factories'
import { OPERATIONS, rightRequest, type NamedOperation } from '#tests/support/operations'
import { makeWorld, type World } from '#tests/support/world'

/** Rows that belong to nobody of the tree: those of the brand, and the catalogue, which all brands share. */
const NOBODYS: readonly string[] = [
  'sites',
  'themes',
  'roles',
  'bet-limits',
  'decisions',
  'commission-plans',
  'mails',
  'email-templates',
  'sports',
  'categories',
  'tournaments',
  'teams',
  'matches',
  'live-matches',
  'market-types',
  'markets',
  'outcomes',
  'results',
]
const RELATIONS = ['own', 'below', 'sibling', 'parent'] as const
type Relation = (typeof RELATIONS)[number]

const listOf = ({ operation }: NamedOperation) => operation.path.split('/')[2] ?? ''
const OF_ROWS = OPERATIONS.filter(
  (named) =>
    named.operation.path.startsWith(`/v1/${listOf(named)}/:id`) && !NOBODYS.includes(listOf(named))
)
/** Lists whose rows belong to somebody of the tree. */
const OWNED = [...new Set(OF_ROWS.map(listOf))]
const CLOSED = OPERATIONS.filter(({ operation }) => !isOpen(operation.who))
const titleOf = ({ operation: { method, path } }: NamedOperation) => `${method} ${path}`

const allOf = (type: UserType) => PERMISSIONS.filter((permission) => mayHold(type, permission))

/** Whether the declaration lets in who holds every permission that one of the role may hold. */
const mayCall = ({ user: { type }, reachesAs }: Actor, { operation }: NamedOperation) =>
  isOneOf({ type, permissions: new Set(allOf(reachesAs)) }, operation)

/** Ids of one person's rows, by list. */
type Rows = Record<string, number>

/** An actor with the ids of the rows that stand in each relation to them, or to the dealer for whom they work. */
interface Actor {
  role: string
  user: TestUser
  /** The type as far as whose reach their permissions go. */
  reachesAs: UserType
  rows: Record<Relation, Rows>
}

/** Types that statements, cards, shifts and machines can belong to. */
const OWNERS: readonly UserType[] = ['dealer', 'partner', 'terminal']

let world: World
let actors: Actor[]

async function rowsOf(user: TestUser): Promise<Rows> {
  await recordAudit(db.connection(), {
    siteId: user.siteId,
    actorId: user.id,
    action: 'user.create',
    subjectType: 'user',
    subjectId: user.id,
    detail: {},
  })
  const entry = await db
    .from('ledger_entries')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('ledger_accounts.user_id', user.id)
    .select('ledger_entries.id as id', 'account_id', 'transfer_id')
    .firstOrFail()
  const audit = await db.from('audit_log').where('actor_id', user.id).select('id').firstOrFail()
  const match = await makeMatch()
  const coupon =
    user.type === 'player' ? await placeOn(await signInAs(world.site, user), [match]) : null
  const ofDealer = OWNERS.includes(user.type)
    ? await makeDealerRows(user, await makePeriod(world.site.id))
    : {}
  return {
    'users': user.id,
    ...(user.type === 'dealer' && { dealers: user.id }),
    ...(coupon !== null && { coupons: coupon }),
    ...ofDealer,
    ...(!actsForHouse(user.type) && { 'credit-slips': await slipOf(user) }),
    'audit-log': Number(audit.id),
    'ledger-accounts': Number(entry.account_id),
    'ledger-entries': Number(entry.id),
    'ledger-transfers': Number(entry.transfer_id),
  }
}

/** A movement of credit from the house to the user. */
async function slipOf(user: TestUser): Promise<number> {
  const { body } = await moveCredit(
    user.id,
    { direction: 'send', amountMinor: 100 },
    {
      principal: await principalOf(await User.findOrFail(world.admin.id)),
      ip: '',
      idempotencyKey: `matrix-${user.id}`,
    }
  )
  return body.transferId
}

/** Makes a user of the type below `parent`, who holds all that the type may hold. */
const person = (type: UserType, parent: TestUser) =>
  makeUser({
    site: world.site,
    type,
    parent,
    permissions: allOf(type),
    balanceMinor: 100_000,
  })

/** Rows of a player and the player's coupon, and of a dealer where the tree has one there. */
async function branchRows(player: TestUser, dealer?: TestUser): Promise<Rows> {
  const rows = await rowsOf(player)
  if (!dealer) return rows
  const ofDealer = await makeDealerRows(dealer, await makePeriod(world.site.id))
  const ofCoupon = await makeCouponRows(rows['coupons'] ?? 0, ofDealer.statements, dealer.id)
  const isDealer = dealer.type === 'dealer'
  return { ...rows, ...ofDealer, ...ofCoupon, ...(isDealer && { dealers: dealer.id }) }
}

async function makeActor(type: UserType, parent: TestUser): Promise<Actor> {
  const user =
    type === 'admin'
      ? await makeUser({ site: world.site, type, balanceMinor: 100_000 })
      : await person(type, parent)
  const sibling = await person('dealer', parent)
  const hasBranch = type === 'dealer' || type === 'partner' || type === 'admin'
  const subDealer = type === 'partner' || !hasBranch ? undefined : await person('dealer', user)
  return {
    role: type,
    user,
    reachesAs: type,
    rows: {
      own: await rowsOf(user),
      below: hasBranch ? await branchRows(await person('player', user), subDealer) : {},
      sibling: await branchRows(await person('player', sibling), sibling),
      parent: { ...(await branchRows(await person('player', parent), parent)), users: parent.id },
    },
  }
}

/** An operator of a dealer, to whom all rows stand as they do to the dealer. */
async function makeDealersOperator(parent: TestUser): Promise<Actor> {
  const { user: dealer, rows } = await makeActor('dealer', parent)
  const user = await person('operator', dealer)
  return {
    role: 'operator of a dealer',
    user,
    reachesAs: 'dealer',
    rows: { ...rows, own: { ...rows.own, ...(await rowsOf(user)) } },
  }
}

const isInSight = ({ reachesAs }: Actor, relation: Relation): boolean =>
  actsForHouse(reachesAs) || relation === 'own' || relation === 'below'

function ask(session: ApiSession, named: NamedOperation, rows: Rows = {}) {
  const { method, path, body, headers } = rightRequest(named, {
    ...world,
    ids: { ...world.ids, ...rows },
  })
  return session.send<Partial<Refusal> | null>(method, path, body, headers)
}

/** Everything of the tree that an outsider could change. */
async function snapshot(): Promise<string> {
  const site = { site_id: world.site.id }
  const users: unknown[] = await db
    .from('users')
    .where(site)
    .orderBy('id')
    .select('id', 'status', 'permissions', 'role_id', 'limits', 'products', 'password_hash')
    .select('first_name', 'opening_limit')
  const coupons: unknown[] = await db
    .from('coupons')
    .where(site)
    .orderBy('id')
    .select('id', 'state', 'payout')
  const balances: unknown[] = await db
    .from('ledger_accounts')
    .whereIn('user_id', db.from('users').where(site).select('id'))
    .orderBy('id')
    .select('id', 'balance', 'floor')
  return JSON.stringify({ users, coupons, balances })
}

test.group('Every route by every role and relation', (group) => {
  group.setup(async () => {
    world = await makeWorld()
    const top = await makeUser({
      site: world.site,
      type: 'dealer',
      permissions: [...PERMISSIONS],
      balanceMinor: 100_000,
    })
    actors = []
    for (const type of USER_TYPES) {
      actors.push(await makeActor(type, type === 'operator' ? world.admin : top))
    }
    actors.push(await makeDealersOperator(top))
  })

  test('a role is let in or refused as the declared permissions say', async ({ assert }) => {
    let count = 0
    const visitor = new ApiSession(world.site.host)
    for (const named of CLOSED) {
      const { status } = await ask(visitor, named)
      assert.equal(status, 401, `visitor: ${titleOf(named)}`)
      count += 1
    }
    for (const actor of actors) {
      const session = await signInAs(world.site, actor.user)
      for (const named of CLOSED) {
        const isIn = mayCall(actor, named)
        // who is let in would change the world that the other test looks at
        if (isIn && named.operation.method !== 'GET') continue
        const { status, body } = await ask(session, named)
        const title = `${actor.role}: ${titleOf(named)} ${status} ${body?.error?.key ?? ''}`
        if (isIn) {
          assert.notInclude([401, 500], status, title)
          if (body?.error) assert.isTrue(errorsOf(named.operation).has(body.error.key), title)
        } else assert.deepEqual([status, body?.error?.key], [403, 'notAllowed'], title)
        count += 1
      }
    }
    figure(`${count} requests of ${CLOSED.length} operations by ${actors.length + 1} roles`)
  }).timeout(120_000)

  test('must-hold S2: rows of a sibling or a parent are not found, whatever the route', async ({
    assert,
  }) => {
    const ofSibling = actors.find(({ user }) => user.type === 'dealer')?.rows.sibling ?? {}
    assert.deepEqual(
      OWNED.filter((list) => ofSibling[list] === undefined),
      [],
      'each list has a row of another branch'
    )
    const before = await snapshot()
    let count = 0
    for (const actor of actors) {
      const session = await signInAs(world.site, actor.user)
      for (const relation of RELATIONS.filter((one) => !isInSight(actor, one))) {
        for (const named of OF_ROWS) {
          const rows = actor.rows[relation]
          if (rows[listOf(named)] === undefined) continue
          const { status, body } = await ask(session, named, rows)
          const title = `${actor.role}, ${relation}: ${titleOf(named)}`
          assert.equal(status, mayCall(actor, named) ? 404 : 403, title)
          const key = body?.error?.key ?? 'notFound'
          assert.isTrue(errorsOf(named.operation).has(key), `${title} ${key}`)
          count += 1
        }
      }
    }
    assert.equal(await snapshot(), before, 'nothing changed')
    assert.isAbove(count, 200)
    figure(`${count} requests for rows of siblings and parents, in ${OWNED.length} lists`)
  }).timeout(120_000)

  test('own rows and rows below are found by who may read them, and refused by declared keys alone', async ({
    assert,
  }) => {
    let count = 0
    for (const actor of actors) {
      for (const relation of RELATIONS.filter((one) => isInSight(actor, one))) {
        for (const named of OF_ROWS.filter((one) => mayCall(actor, one))) {
          const rows = actor.rows[relation]
          const { method, path } = named.operation
          if (rows[listOf(named)] === undefined || method === 'DELETE') continue
          // some writes end the session
          const session = await signInAs(world.site, actor.user)
          const { status, body } = await ask(session, named, rows)
          const title = `${actor.role}, ${relation}: ${titleOf(named)} ${status} ${body?.error?.key ?? ''}`
          if (method === 'GET' && path.endsWith('/:id')) assert.equal(status, 200, title)
          assert.notInclude([401, 500], status, title)
          if (body?.error) assert.isTrue(errorsOf(named.operation).has(body.error.key), title)
          count += 1
        }
      }
    }
    figure(`${count} requests for own rows and rows below`)
  }).timeout(240_000)
})
