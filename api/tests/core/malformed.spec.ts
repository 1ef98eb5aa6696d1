/** Whatever is sent, the answer is a refusal with a key of the catalogue or a plain success: never a 500. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { ERROR_KEYS } from '@grandstand/shared-types/core/errors'
import { openAllDoors } from '#core/throttle/throttle'
import { signInAs, type ApiAnswer, type ApiSession, type Refusal } from '#tests/support/client'
import { WRITES, type Write } from '#tests/core/writes'
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

const LISTS = [
  'users',
  'dealers',
  'matches',
  'markets',
  'outcomes',
  'ledger-entries',
  'ledger-transfers',
  'audit-log',
  'transactions',
]

let world: World
let session: ApiSession

const send = ({ method, path }: Pick<Write, 'method' | 'path'>, body: unknown) =>
  session.send<Refusal>(method, path(world), body, { 'idempotency-key': randomUUID() })

function problemOf({ status, body }: ApiAnswer<Refusal>): string | null {
  if (status < 400) return null
  if (status >= 500) return `status ${status}`
  const keys = [body.error.key, ...(body.error.fields ?? []).map((field) => field.key)]
  const unknown = keys.find((key) => !ERROR_KEYS.includes(key))
  return unknown === undefined ? null : `unknown key ${unknown}`
}

test.group('Malformed requests', (group) => {
  group.setup(async () => {
    world = await makeWorld()
    session = await signInAs(world.site, world.admin)
  })
  group.each.teardown(openAllDoors)

  test('any field may hold anything')
    .with(WRITES)
    .run(async ({ assert }, write) => {
      for (const field of Object.keys(write.body(world))) {
        for (const junk of JUNK) {
          const answer = await send(write, { ...write.body(world), [field]: junk })
          assert.isNull(
            problemOf(answer),
            `${write.name}: ${field} = ${JSON.stringify(junk)?.slice(0, 60)}`
          )
        }
        const { [field]: _left, ...without } = write.body(world)
        assert.isNull(problemOf(await send(write, without)), `${write.name} without ${field}`)
      }
    })
    .timeout(120_000)

  test('a body may be anything, and is then refused')
    .with(WRITES)
    .run(async ({ assert }, write) => {
      for (const body of BODIES_THAT_ARE_NONE) {
        const answer = await send(write, body)
        assert.isNull(problemOf(answer), `${write.name}: ${body}`)
        if (write.method === 'POST') assert.isAtLeast(answer.status, 400, `${write.name}: ${body}`)
      }
      assert.isNull(problemOf(await send(write, undefined)), write.name)
      const huge = await send(write, { name: 'x'.repeat(300_000) })
      assert.equal(huge.status, 413)
      assert.equal(huge.body.error.key, 'payloadTooLarge')
    })

  test('an id in a path may be anything, and is then nobody')
    .with(
      WRITES.filter((write) => write.method === 'PUT' && !/password|preference/.test(write.name))
    )
    .run(async ({ assert }, write) => {
      const parent = write.path(world).replace(/\d+$/, '')
      for (const id of ['0', '-1', '1.5', 'x', '%00', '%F0%9F', '9'.repeat(40), '1%20or%201=1']) {
        const answer = await send(
          { method: 'PUT', path: () => `${parent}${id}` },
          write.body(world)
        )
        assert.include([400, 404], answer.status, `${parent}${id}`)
        assert.isNull(problemOf(answer), `${parent}${id}`)
      }
      const gone = await send(
        { method: 'PUT', path: () => `${parent}888888888` },
        write.body(world)
      )
      assert.equal(gone.status, 404)
    })

  test('a list may be asked for anything')
    .with(LISTS)
    .run(async ({ assert }, resource) => {
      for (const junk of JUNK) {
        for (const name of ['id', 'q', 'createdAt_gte', 'startsAt_lte', 'startDate', 'status']) {
          const filter = encodeURIComponent(JSON.stringify({ [name]: junk }))
          const answer = await session.get<Refusal>(`/v1/${resource}?filter=${filter}`)
          assert.isNull(
            problemOf(answer),
            `${resource} ${name} ${JSON.stringify(junk)?.slice(0, 60)}`
          )
        }
        const text = encodeURIComponent(JSON.stringify(junk) ?? '')
        for (const part of ['sort', 'range', 'filter']) {
          const answer = await session.get<Refusal>(`/v1/${resource}?${part}=${text}`)
          assert.isNull(problemOf(answer), `${resource} ${part} ${text.slice(0, 60)}`)
        }
      }
      for (const query of ['filter=%', 'filter[a]=1', 'sort[]=id', 'range=a&range=b', '%%%']) {
        assert.isNull(problemOf(await session.get<Refusal>(`/v1/${resource}?${query}`)), query)
      }
    })
})
