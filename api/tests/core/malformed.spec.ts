/** Any request gets a success, or a refusal by a key that its operation declares, and never a 500. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { PERMISSIONS } from '@grandstand/shared-types/accounts/user_types'
import { ERRORS, ERROR_KEYS } from '@grandstand/shared-types/core/errors'
import { isOneOf, isOpen } from '#core/operations/admission'
import { errorsOf } from '#core/operations/errors'
import { paramNames } from '#core/operations/params'
import { openAllDoors } from '#core/throttle/throttle'
import { signInAs, type ApiAnswer, type ApiSession, type Refusal } from '#tests/support/client'
import {
  OPERATIONS,
  rightRequest,
  type NamedOperation,
  type RightRequest,
  type Schema,
} from '#tests/support/operations'
import { makeUser } from '#tests/support/factories'
import { shareOf } from '#tests/support/tier'
import { makeWorld, type World } from '#tests/support/world'

const JUNK: unknown[] = [
  null,
  '',
  'x'.repeat(5_000),
  "'; drop table users; --",
  '\u0000\ud800',
  '<script>alert(1)</script>',
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  999_999_999,
  true,
  [],
  [null],
  [[1]],
  {},
  { a: { b: 1 } },
]
const BODIES_THAT_ARE_NONE = ['{', '[]', '"text"', '7', 'null', '{"a":', '\u0000']
const IDS_OF_NOBODY = ['0', '-1', '1.5', 'x', '%00', '%F0%9F', '9'.repeat(40), '1%20or%201=1']

let world: World
let session: ApiSession

const titleOf = ({ name, operation }: NamedOperation) =>
  `${name}: ${operation.method} ${operation.path}`

/** Operations with fields in their body; those that end the session are tested in another file. */
const WRITES = OPERATIONS.filter(({ operation }) => operation.body)
const mayAsk = ({ operation }: NamedOperation) =>
  isOpen(operation.who) || isOneOf({ type: 'admin', permissions: new Set(PERMISSIONS) }, operation)
const LISTS = OPERATIONS.filter(({ operation }) => operation.list?.part === 'rows')
const BY_ID = OPERATIONS.filter(
  ({ operation }) =>
    paramNames(operation.path)[0] === 'id' && ['GET', 'PUT', 'DELETE'].includes(operation.method)
)

function send(request: RightRequest, body: unknown = request.body): Promise<ApiAnswer<Refusal>> {
  const headers = { ...request.headers }
  if (headers['idempotency-key']) headers['idempotency-key'] = randomUUID()
  return session.send<Refusal>(request.method, request.path, body, headers)
}

/** The fault of an answer; null when it has none. */
function problemOf({ operation }: NamedOperation, { status, body }: ApiAnswer<Refusal>) {
  if (status < 400) return null
  // 502: a gateway or provider that is not there
  if (status >= 500 && status !== 502) return `status ${status}`
  const { key, fields = [] } = body.error
  const unknown = [key, ...fields.map((field) => field.key)].find((k) => !ERROR_KEYS.includes(k))
  if (unknown !== undefined) return `unknown key ${unknown}`
  if (!errorsOf(operation).has(key)) return `${key} is not declared`
  const undeclared = fields.find((field) => !errorsOf(operation).has(field.key))
  if (undeclared) return `${undeclared.key} at ${undeclared.field} is not declared`
  return status === ERRORS[key] ? null : `${key} with status ${status}`
}

function fieldsOf({ operation }: NamedOperation): string[] {
  const schema: Schema = operation.body?.toJSONSchema() ?? {}
  return Object.keys(schema.properties ?? {})
}

test.group('Malformed requests', (group) => {
  group.setup(async () => {
    world = await makeWorld()
    session = await signInAs(world.site, world.admin)
  })
  group.each.teardown(openAllDoors)

  test('every write declares the fields of its body', ({ assert }) => {
    assert.isAbove(WRITES.length, 40)
    const without = OPERATIONS.filter(
      ({ operation }) => operation.method === 'PUT' && !operation.body
    )
    assert.deepEqual(without.map(titleOf), [])
  })

  test('a field with any value gets an answer or a refusal')
    .with(WRITES)
    .run(async ({ assert }, named) => {
      const right = rightRequest(named, world)
      const fill = Object(right.body)
      for (const [turn, field] of fieldsOf(named).entries()) {
        for (const junk of shareOf(JUNK, turn + named.name.length)) {
          const answer = await send(right, { ...fill, [field]: junk })
          const title = `${titleOf(named)}: ${field} = ${JSON.stringify(junk)?.slice(0, 60)}`
          assert.isNull(problemOf(named, answer), title)
        }
        const { [field]: _left, ...without } = fill
        const answer = await send(right, without)
        assert.isNull(problemOf(named, answer), `${titleOf(named)} without ${field}`)
      }
    })

  test('a body that is no object is refused')
    .with(WRITES)
    .run(async ({ assert }, named) => {
      const right = rightRequest(named, world)
      for (const body of BODIES_THAT_ARE_NONE) {
        const answer = await send(right, body)
        assert.isNull(problemOf(named, answer), `${titleOf(named)}: ${body}`)
      }
      const huge = await send(right, { name: 'x'.repeat(300_000) })
      if (huge.status === 413) assert.equal(huge.body.error.key, 'payloadTooLarge')
      // who may not ask hears that first
      else assert.isFalse(mayAsk(named), `${titleOf(named)} read 300 kB: ${huge.body.error.key}`)
    })

  test('S4: a write with an Idempotency-Key refuses unknown fields')
    .with(WRITES.filter(({ operation }) => operation.idempotent !== 'none'))
    .run(async ({ assert }, named) => {
      const { method, path, body, headers } = rightRequest(named, world)
      const { site, dealer: parent } = world
      const asking = named.operation.who.includes('player')
        ? await signInAs(site, await makeUser({ site, type: 'player', parent }))
        : session
      const answer = await asking.send<Refusal>(
        method,
        path,
        { ...Object(body), nobodyReadsThis: 1 },
        headers
      )
      assert.equal(answer.status, 422, titleOf(named))
      assert.deepInclude(
        answer.body.error.fields,
        { field: 'nobodyReadsThis', key: 'unknownField', params: [] },
        titleOf(named)
      )
    })

  test('an id in a path that is not a number finds nothing')
    .with(BY_ID)
    .run(async ({ assert }, named) => {
      const right = rightRequest(named, world)
      const [before = '', after = ''] = named.operation.path.split(':id')
      for (const id of IDS_OF_NOBODY) {
        const answer = await send({ ...right, path: `${before}${id}${after}` })
        assert.include([400, 403, 404], answer.status, `${titleOf(named)} ${id}`)
        assert.isNull(problemOf(named, answer), `${titleOf(named)} ${id}`)
      }
    })

  test('a list with any parameters gets an answer or a refusal')
    .with(LISTS)
    .run(async ({ assert }, named) => {
      const path = named.operation.path
      for (const junk of shareOf(JUNK, named.name.length)) {
        for (const name of ['id', 'q', 'createdAt_gte', 'startsAt_lte', 'startDate', 'status']) {
          const filter = encodeURIComponent(JSON.stringify({ [name]: junk }))
          const answer = await session.get<Refusal>(`${path}?filter=${filter}`)
          const title = `${path} ${name} ${JSON.stringify(junk)?.slice(0, 60)}`
          assert.isNull(problemOf(named, answer), title)
        }
        const text = encodeURIComponent(JSON.stringify(junk) ?? '')
        for (const part of ['sort', 'range', 'filter']) {
          const answer = await session.get<Refusal>(`${path}?${part}=${text}`)
          assert.isNull(problemOf(named, answer), `${path} ${part} ${text.slice(0, 60)}`)
        }
      }
      for (const query of ['filter=%', 'filter[a]=1', 'sort[]=id', 'range=a&range=b', '%%%']) {
        const answer = await session.get<Refusal>(`${path}?${query}`)
        assert.isNull(problemOf(named, answer), `${path} ${query}`)
      }
    })
})
