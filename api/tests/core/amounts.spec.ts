/** Negative, huge, broken and written amounts: refused by the name of the field in every body, and nothing moves. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { USER_TYPES, type UserType } from '@grandstand/shared-types/accounts/user_types'
import { isOneOf, isOpen } from '#core/operations/admission'
import { allOf } from '#tests/core/matrix_actors'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { openAllDoors } from '#core/throttle/throttle'
import { figure } from '#tests/support/figure'
import { makeUser } from '#tests/support/factories'
import {
  OPERATIONS,
  rightRequest,
  sampleOf,
  type NamedOperation,
  type Schema,
} from '#tests/support/operations'
import { makeWorld, type World } from '#tests/support/world'

/** No amount of the platform is this far from zero. */
const HUGE = 1e16
const BAD = [-1, 0 - HUGE, HUGE, 1e300, 1.5, '100']
/** Operations whose amount may take away: a correction of a statement. */
const SIGNED: ReadonlySet<string> = new Set(['POST /v1/affiliates/:id/adjustments'])

interface Place {
  named: NamedOperation
  path: string[]
}

/** Fields of money, by the end of their names, in objects inside objects. */
function amountsIn(schema: Schema, above: string[] = []): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = [...above, name]
    const inner = [field, ...(field.anyOf ?? [])].flatMap((one) => amountsIn(one, path))
    return name.endsWith('Minor') || name === 'creditLimit' ? [path] : inner
  })
}

const PLACES: Place[] = OPERATIONS.flatMap((named) => {
  const schema: Schema = named.operation.body?.toJSONSchema() ?? {}
  return amountsIn(schema).map((path) => ({ named, path }))
})

/** The body with a value at the path; objects on the way are made from their schema. */
function bodyWith(
  schema: Schema,
  body: unknown,
  [name = '', ...rest]: string[],
  value: unknown,
  world: World
): Record<string, unknown> {
  const given: Record<string, unknown> = typeof body === 'object' ? { ...body } : {}
  if (rest.length === 0) return { ...given, [name]: value }
  const field = schema.properties?.[name] ?? {}
  const inner = [field, ...(field.anyOf ?? [])].find(({ properties }) => properties) ?? field
  const known = given[name] ?? sampleOf(inner, name, world)
  return { ...given, [name]: bodyWith(inner, known, rest, value, world) }
}

async function moneyOf({ site }: World): Promise<string> {
  const accounts = await db
    .from('ledger_accounts')
    .where('site_id', site.id)
    .orderBy('id')
    .select('id', 'balance', 'floor', 'entry_count')
  const rows = await Promise.all(
    (['coupons', 'card_batches', 'shifts'] as const).map((table) =>
      db.from(table).where('site_id', site.id).count('* as total').first()
    )
  )
  const users = await db
    .from('users')
    .where('site_id', site.id)
    .orderBy('id')
    .select('id', 'limits', 'max_transfer', 'max_day_transfers')
  return JSON.stringify([accounts, rows, users])
}

test.group('Invalid amounts', () => {
  test('are refused by name wherever money is written, and nothing moves', async ({ assert }) => {
    const world = await makeWorld()
    const { site } = world
    const sessions = new Map<UserType | 'visitor', ApiSession>([
      ['visitor', new ApiSession(site.host)],
    ])
    for (const type of USER_TYPES) {
      const permissions = allOf(type)
      const user = await makeUser({ site, type, permissions, balanceMinor: 50_000 })
      sessions.set(type, await signInAs(site, user))
    }
    const before = await moneyOf(world)
    let count = 0
    for (const { named, path } of PLACES) {
      // faster than anybody types
      await openAllDoors()
      const { operation } = named
      const type = isOpen(operation.who)
        ? 'visitor'
        : USER_TYPES.find((one) =>
            isOneOf({ type: one, permissions: new Set(allOf(one)) }, operation)
          )
      const session = type && sessions.get(type)
      assert.exists(session, named.name)
      const schema: Schema = operation.body?.toJSONSchema() ?? {}
      const request = rightRequest(named, world)
      const isSigned = SIGNED.has(`${operation.method} ${operation.path}`)
      for (const value of isSigned ? BAD.slice(1) : BAD) {
        const body = bodyWith(schema, request.body, path, value, world)
        const { method, path: route, headers } = request
        const answer = await session?.send<Refusal>(method, route, body, headers)
        const fields = answer?.body.error.fields?.map(({ field }) => field) ?? []
        const title = `${method} ${route} ${path.join('.')} = ${value}: ${answer?.status}`
        assert.equal(answer?.status, 422, title)
        assert.include(fields, path.join('.'), title)
        count += 1
      }
    }
    assert.equal(await moneyOf(world), before)
    assert.isAbove(PLACES.length, 20)
    figure(`${count} bad amounts in ${PLACES.length} fields`)
  })
})
