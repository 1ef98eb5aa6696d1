/**
 * Every operation asked by every role for its own row, a row below, a sibling's, a parent's and another brand's: the answers
 * follow from the declarations and from the tree alone.
 */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { actsForHouse, PERMISSIONS, USER_TYPES } from '@grandstand/shared-types/accounts/user_types'
import { brandTables, ownedTables } from '#core/database/table_owners'
import { dialect } from '#core/dialect/current'
import { isOneOf, isOpen } from '#core/operations/admission'
import { errorsOf } from '#core/operations/errors'
import {
  allOf,
  makeActor,
  makeDealersOperator,
  RELATIONS,
  type Actor,
  type Relation,
  type Rows,
} from '#tests/core/matrix_actors'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { figure } from '#tests/support/figure'
import { makeUser } from '#tests/support/factories'
import { OPERATIONS, rightRequest, type NamedOperation } from '#tests/support/operations'
import { makeWorld, type World } from '#tests/support/world'
import { groupOnce } from '#tests/support/tier'

/**
 * Rows that are about people of the brand, or come from no table, and have no owner in the tree all the same. Rows of tables
 * that name no user have none anyway.
 */
const NOBODYS: readonly string[] = [
  'translations',
  'uploads',
  'winner-rules',
  'approval-rules',
  'erasures',
  'suspicion-reports',
  'coupon-approvals',
  'decisions',
  'own-orders',
  'affiliates',
  'affiliate-players',
  'affiliate-flags',
  'affiliate-postbacks',
  'affiliate-statements',
  'affiliate-statement-lines',
  'affiliate-statement-players',
  'mails',
  'email-templates',
  'contact-messages',
  'game-findings',
  'games',
  'jackpot-wins',
  'bonus-requests',
  'bonus-grants',
  'promo-batches',
  'odds-boosts',
  'draw-results',
]

/** Rows that a brand owns as a whole. */
const OF_BRAND = [
  'sites',
  'roles',
  'bet-limits',
  'offer-layers',
  'exposure-limits',
  'approval-rules',
  'decisions',
  'own-orders',
  'commission-plans',
] as const

const listOf = ({ operation }: NamedOperation) => operation.path.split('/')[2] ?? ''
const isOfRow = (named: NamedOperation) =>
  named.operation.path.startsWith(`/v1/${listOf(named)}/:id`)
const CLOSED = OPERATIONS.filter(({ operation }) => !isOpen(operation.who))
const titleOf = ({ operation: { method, path } }: NamedOperation) => `${method} ${path}`

/** Whether the declaration admits a user with every permission that the role may have. */
const mayCall = ({ user: { type }, reachesAs }: Actor, { operation }: NamedOperation) =>
  isOneOf({ type, permissions: new Set(allOf(reachesAs)) }, operation)

let world: World
let actors: Actor[]
/** Operations on rows that have an owner in the tree. */
let ofRows: NamedOperation[]

/** Lists of rows that name no user: the brand's, and those of the catalogue, which all brands share. */
async function listsWithoutUsers(): Promise<string[]> {
  const keys = await dialect().schema.foreignKeys(db.connection())
  const namesUser = new Set(keys.flatMap(({ table, names }) => (names === 'users' ? [table] : [])))
  for (const [table, { by, names = {} }] of brandTables()) {
    const isBelow = typeof by !== 'string'
    if (isBelow || Object.values(names).includes('users')) namesUser.add(table)
  }
  const plain = ownedTables().flatMap(([table]) => (namesUser.has(table) ? [] : [table]))
  return OPERATIONS.flatMap(({ operation: { list } }) => {
    const table = list?.resource.fields['id']?.column.split('.')[0]
    return list && table && plain.includes(table) ? [list.resource.name] : []
  })
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
async function snapshot(of = world): Promise<string> {
  const site = { site_id: of.site.id }
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

groupOnce('Every route by every role and relation', (group) => {
  group.setup(async () => {
    const nobodys = new Set([...NOBODYS, ...(await listsWithoutUsers())])
    ofRows = OPERATIONS.filter((named) => isOfRow(named) && !nobodys.has(listOf(named)))
    world = await makeWorld()
    const top = await makeUser({
      site: world.site,
      type: 'dealer',
      permissions: [...PERMISSIONS],
      balanceMinor: 100_000,
    })
    actors = []
    for (const type of USER_TYPES) {
      actors.push(await makeActor(world, type, type === 'operator' ? world.admin : top))
    }
    actors.push(await makeDealersOperator(world, top))
  })

  test('S2: a role is let in or refused as the declared permissions say', async ({ assert }) => {
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
        // an admitted call would change the rows that the other test reads
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
  })

  test('S2: rows of a sibling or a parent are not found, whatever the route', async ({
    assert,
  }) => {
    const ofSibling = actors.find(({ user }) => user.type === 'dealer')?.rows.sibling ?? {}
    const owned = [...new Set(ofRows.map(listOf))]
    assert.deepEqual(
      owned.filter((list) => ofSibling[list] === undefined),
      [],
      'each list has a row of another branch'
    )
    const before = await snapshot()
    let count = 0
    for (const actor of actors) {
      const session = await signInAs(world.site, actor.user)
      for (const relation of RELATIONS.filter((one) => !isInSight(actor, one))) {
        for (const named of ofRows) {
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
    figure(`${count} requests for rows of siblings and parents, in ${owned.length} lists`)
  })

  test('S2: rows of another brand are not found by anybody, whatever the route', async ({
    assert,
  }) => {
    const other = await makeWorld()
    const head = await makeUser({
      site: other.site,
      type: 'dealer',
      permissions: [...PERMISSIONS],
      balanceMinor: 100_000,
    })
    const stranger = await makeActor(other, 'dealer', head)
    const rows: Rows = { ...stranger.rows.sibling }
    for (const list of OF_BRAND) rows[list] = other.ids[list] ?? 0
    const before = await snapshot(other)
    let count = 0
    for (const actor of actors) {
      const session = await signInAs(world.site, actor.user)
      for (const named of OPERATIONS) {
        const id = rows[listOf(named)]
        if (!isOfRow(named) || !id) continue
        const { status } = await ask(session, named, rows)
        const expected = mayCall(actor, named) ? 404 : 403
        assert.equal(status, expected, `${actor.role}: ${titleOf(named)}`)
        count += 1
      }
    }
    assert.equal(await snapshot(other), before, 'nothing changed')
    assert.isAbove(count, 200)
    figure(`${count} requests for rows of another brand`)
  })

  test('own rows and rows below are found by who may read them, and refused by declared keys alone', async ({
    assert,
  }) => {
    let count = 0
    for (const actor of actors) {
      for (const relation of RELATIONS.filter((one) => isInSight(actor, one))) {
        for (const named of ofRows.filter((one) => mayCall(actor, one))) {
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
  })
})
