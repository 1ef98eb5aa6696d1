/** Bodies cost the server little: who may not ask is not read, and what is read is bounded before it is parsed. */
import { test } from '@japa/runner'
import throttle from '#config/throttle'
import { mostBytesOf } from '#core/operations/body_taker'
import { openAllDoors } from '#core/throttle/throttle'
import { readJson } from '#core/http/json_body'
import { ApiSession, signInAs, type ApiAnswer, type Refusal } from '#tests/support/client'
import { mostBytesOfSchema } from '#tests/support/body_size'
import { OPERATIONS } from '#tests/support/operations'
import { RawSocket } from '#tests/support/raw_socket'
import { csrfProof } from '#tests/support/csrf_proof'
import { makeWorld, type World } from '#tests/support/world'
import type { IncomingMessage } from 'node:http'
import { PassThrough, Readable } from 'node:stream'

const KB = 1024
/** No operation takes more, whatever its fields could hold together. */
const LARGEST_KB = 256

const said = ({ status, body }: ApiAnswer<Refusal>) => [status, body.error.key]
const from = (address: string) => ({ 'x-forwarded-for': address })
const nested = (depth: number) => `{"username":${'['.repeat(depth)}${']'.repeat(depth)}}`

const requestOf = (text: string): IncomingMessage =>
  Object.assign(Readable.from([Buffer.from(text)]), { headers: {} }) as never

test.group('Bounds of bodies', (group) => {
  let world: World
  group.setup(async () => {
    world = await makeWorld()
  })
  group.each.setup(openAllDoors)
  group.each.teardown(openAllDoors)

  test('an operation takes the largest body that its fields allow, up to 256 kB', ({ assert }) => {
    const tooSmall = OPERATIONS.flatMap(({ name, operation }) => {
      const { body } = operation
      if (!body) return []
      const needed = Math.min(mostBytesOfSchema(body.toJSONSchema()), LARGEST_KB * KB)
      return needed > mostBytesOf(operation) ? [`${name}: ${Math.ceil(needed / KB)} kB`] : []
    })
    assert.deepEqual(tooSmall, [])
    const largest = OPERATIONS.filter(({ operation }) => (operation.bodyKb ?? 0) > LARGEST_KB)
    assert.deepEqual(largest, [])
  })

  test('a caller who may not ask is refused before a byte of the body has come', async ({
    assert,
  }) => {
    const announced = { 'content-type': 'application/json', 'content-length': '9000' }
    const proof = await csrfProof(new ApiSession(world.site.host))
    for (const [door, headers, status] of [
      ['POST /v1/coupons', proof, 401],
      ['POST /v1/bonuses', proof, 401],
      ['POST /v1/sessions', { host: world.site.host }, 403],
      ['POST /v1/feed/uof/messages', {}, 401],
    ] as const) {
      const socket = await RawSocket.open()
      socket.send(door, { ...headers, ...announced })
      assert.isTrue(await socket.until(() => socket.statuses.length > 0), `${door}: no answer`)
      assert.deepEqual(socket.statuses, [status], door)
      socket.close()
    }
  })

  test('a body that says it is too large is refused before a byte of it has come', async ({
    assert,
  }) => {
    const socket = await RawSocket.open()
    socket.send('POST /v1/sessions', {
      ...(await csrfProof(new ApiSession(world.site.host))),
      'content-type': 'application/json',
      'content-length': String(16 * KB + 1),
    })
    assert.isTrue(await socket.until(() => socket.statuses.length > 0))
    assert.deepEqual(socket.statuses, [413])
    socket.close()
  })

  test('long, wide and deep bodies are refused by name, with a length and in chunks', async ({
    assert,
  }) => {
    const session = await visitor(world)
    const ask = (body: string, headers = {}) =>
      session.send<Refusal>('POST', '/v1/sessions', body, headers)
    const ones = (count: number) => `{"username":[${'1,'.repeat(count)}1]}`
    const objects = `{"username":[${'{},'.repeat(3_000)}{}]}`
    assert.deepEqual(said(await ask(ones(120_000))), [413, 'payloadTooLarge'])
    assert.deepEqual(said(await ask(ones(3_000))), [413, 'payloadTooLarge'])
    assert.deepEqual(said(await ask(objects)), [413, 'payloadTooLarge'])
    assert.deepEqual(said(await ask(nested(30))), [400, 'badRequest'])
    assert.deepEqual(said(await ask(nested(5_000))), [400, 'badRequest'])
    assert.equal((await ask(ones(1_000))).status, 422, 'read, and refused by the validator')
    const inText = `{"username":"${'[{,:\\"'.repeat(300)}","password":"x"}`
    assert.equal((await ask(inText)).status, 422, 'signs inside a text are no parts')
  })

  test('a body whose sender leaves before its end is refused', async ({ assert }) => {
    const leaving = new PassThrough()
    leaving.write('{"username":"x')
    const read = readJson(Object.assign(leaving, { headers: {} }) as never, 1_000)
    leaving.destroy()
    await assert.rejects(() => read, 'badRequest')
    await assert.rejects(() => readJson(leaving as never, 1_000), 'badRequest')
  })

  test('an address without a session may send so many bytes, and a user more', async ({
    assert,
  }) => {
    const flood = JSON.stringify({ username: 'x'.repeat(15_000) })
    const session = await visitor(world)
    const ask = (address: string) =>
      session.send<Refusal>('POST', '/v1/sessions', flood, from(address))
    const most = Math.floor(throttle.bodies.visitors.bytes / flood.length)
    for (let i = 0; i < most; i++) assert.equal((await ask('203.0.113.7')).status, 422)
    assert.deepEqual(said(await ask('203.0.113.7')), [429, 'tooManyAttempts'])
    assert.equal((await ask('203.0.113.8')).status, 422, 'others go on')
    const player = await signInAs(world.site, world.player)
    for (let i = 0; i < most + 5; i++) {
      const answer = await player.send<Refusal>('POST', '/v1/coupons', flood, from('203.0.113.7'))
      assert.notEqual(answer.status, 429)
    }
  })

  test('texts lose spaces around them, empty ones become null, and names that change objects are dropped', async ({
    assert,
  }) => {
    const text = '\uFEFF{"a":"","b":["",{"c":""}],"":"","d":" ","e":" x ","__proto__":{"e":1}}'
    const read = await readJson(requestOf(text), 1_000)
    assert.deepEqual(read, { 'a': null, 'b': [null, { c: null }], '': '', 'd': null, 'e': 'x' })
    assert.deepEqual(await readJson(requestOf(''), 10), {})
    for (const none of ['7', 'null', '"text"', '{', '[1', '\u0000']) {
      await assert.rejects(() => readJson(requestOf(none), 100), 'badRequest')
    }
  })
})

async function visitor({ site }: World): Promise<ApiSession> {
  const session = new ApiSession(site.host)
  await session.get('/v1/me')
  return session
}
