/**
 * Bodies that are not read, because they are compressed or too large: the refusal arrives, and no later request waits.
 */
import { randomBytes } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import env from '#start/env'
import { csrfProof } from '#tests/support/csrf_proof'
import { RawSocket } from '#tests/support/raw_socket'

const TOKEN = 'a-feed-of-the-tests'
const JSON_BODY = { 'content-type': 'application/json' }
const SIGN_IN = Buffer.from('{"username":"somebody","password":"something"}')
/** 200 MB of blanks in about 200 kB. */
const BOMB = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '))
const CRLF = Buffer.from('\r\n')
const RUBBISH = randomBytes(200 * 1024)
const DOORS = [
  'POST /v1/sessions',
  'POST /v1/coupons',
  'PUT /v1/me/password',
  'DELETE /v1/users/1',
  'POST /v1/users/export',
  'POST /v1/feed/uof/messages',
  'POST /v1/nowhere',
  'GET /v1/sites/current',
]
const ENCODED: [what: string, encoding: string, body: Buffer][] = [
  ['a body that is no gzip', 'gzip', Buffer.from('no gzip')],
  ['a broken gzip', 'gzip', gzipSync(SIGN_IN).subarray(0, 20)],
  ['a whole gzip', 'gzip', gzipSync(SIGN_IN)],
  ['a gzip bomb', 'gzip', BOMB],
  ['200 kB of rubbish as gzip', 'gzip', RUBBISH],
  ['a broken brotli', 'br', Buffer.from('no brotli')],
  ['a whole brotli', 'br', brotliCompressSync(SIGN_IN)],
  ['a broken deflate', 'deflate', Buffer.from('no deflate')],
  ['an unknown encoding', 'rot13', SIGN_IN],
  ['a chain of encodings', 'gzip, gzip', gzipSync(gzipSync(SIGN_IN))],
  ['an encoding in capitals', 'GZIP', RUBBISH],
]

/** Sends one request, then another on the same connection; true when the second is answered at once. */
async function isFreeAfter(socket: RawSocket, answers: number): Promise<boolean> {
  socket.send('GET /v1/sites/current')
  return socket.until(() => socket.isEnded || socket.statuses.length > answers)
}

const bodyOf = (text: string) => text.slice(text.indexOf('\r\n\r\n') + 4)

test.group('Bodies that are not read', (group) => {
  const before = env.get('FEED_TOKEN', '')
  group.setup(() => {
    env.set('FEED_TOKEN', TOKEN)
    return () => env.set('FEED_TOKEN', before)
  })

  for (const door of DOORS) {
    test(`${door}: a compressed body is refused by name before it is read, and the connection is closed`, async ({
      assert,
    }) => {
      for (const [what, encoding, body] of ENCODED) {
        const socket = await RawSocket.open()
        socket.send(door, { ...JSON_BODY, 'content-encoding': encoding }, body)
        assert.isTrue(await socket.until(() => socket.statuses.length > 0), `${what}: no answer`)
        assert.isTrue(await isFreeAfter(socket, 1), `${what}: the next request hangs`)
        assert.isTrue(await socket.until(() => socket.isEnded), `${what}: the line stays open`)
        socket.close()
        assert.deepEqual(socket.statuses, [415], what)
        assert.match(socket.received, /^connection: close\r$/im, what)
        assert.deepEqual(JSON.parse(bodyOf(socket.received)).error, {
          key: 'badRequest',
          params: ['Content-Encoding'],
          message: 'badRequest|Content-Encoding',
        })
      }
    })
  }

  test('a refusal does not wait for the body', async ({ assert }) => {
    const socket = await RawSocket.open()
    const announced = { 'content-encoding': 'gzip', 'content-length': '1000000' }
    socket.send('POST /v1/sessions', { ...JSON_BODY, ...announced })
    assert.isTrue(await socket.until(() => socket.statuses.length > 0))
    assert.deepEqual(socket.statuses, [415])
    socket.close()
  })

  test('a body may declare that it is not compressed', async ({ assert }) => {
    const socket = await RawSocket.open()
    const headers = { ...JSON_BODY, ...(await csrfProof()), 'content-encoding': 'identity' }
    socket.send('POST /v1/sessions', headers, SIGN_IN)
    assert.isTrue(await socket.until(() => socket.statuses.length > 0))
    assert.deepEqual(socket.statuses, [404], 'read, and refused, since `localhost` is no brand')
    assert.isTrue(await isFreeAfter(socket, 1))
    assert.isFalse(socket.isEnded)
    socket.close()
  })

  test('a body that is too large is refused by name, with a length or in chunks, and the connection is closed', async ({
    assert,
  }) => {
    const part = Buffer.alloc(64 * 1024, 'x')
    const chunk = Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, CRLF])
    const chunked = { ...JSON_BODY, 'transfer-encoding': 'chunked' }
    const proof = await csrfProof()
    const cases: [string, Record<string, string>, Buffer][] = [
      ['measured', { ...JSON_BODY, ...proof }, Buffer.alloc(600 * 1024, 'x')],
      [
        'in chunks',
        { ...chunked, ...proof },
        Buffer.concat([...Array.from({ length: 10 }, () => chunk), Buffer.from('0\r\n\r\n')]),
      ],
    ]
    for (const [what, headers, body] of cases) {
      const socket = await RawSocket.open()
      socket.send('POST /v1/sessions', headers, body)
      assert.isTrue(await socket.until(() => socket.statuses.length > 0), `${what}: no answer`)
      assert.isTrue(await isFreeAfter(socket, 1), `${what}: the next request hangs`)
      assert.isTrue(await socket.until(() => socket.isEnded), `${what}: the line stays open`)
      socket.close()
      assert.deepEqual(socket.statuses, [413], what)
    }
  })

  test('a client that sends without end is disconnected', async ({ assert }) => {
    for (const door of ['POST /v1/sessions', 'POST /v1/feed/uof/messages']) {
      const socket = await RawSocket.open()
      const part = Buffer.alloc(64 * 1024, 'x')
      const chunk = Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, CRLF])
      socket.send(door, {
        ...JSON_BODY,
        'transfer-encoding': 'chunked',
        'authorization': `Bearer ${TOKEN}`,
        ...(await csrfProof()),
      })
      const flood = setInterval(() => socket.write(chunk), 1)
      assert.isTrue(await socket.until(() => socket.isClosed), door)
      clearInterval(flood)
      assert.deepEqual(socket.statuses, [413], door)
    }
  })

  test('a body that stops halfway holds the connection no longer than its refusal', async ({
    assert,
  }) => {
    const socket = await RawSocket.open()
    const announced = { 'content-encoding': 'gzip', 'content-length': '1000000' }
    socket.send('POST /v1/sessions', { ...JSON_BODY, ...announced })
    const drip = setInterval(() => socket.write(Buffer.from('x')), 50)
    assert.isTrue(await socket.until(() => socket.isClosed))
    clearInterval(drip)
  })

  test('an unknown character set is refused by name', async ({ assert }) => {
    const socket = await RawSocket.open()
    const headers = { 'content-type': 'application/json; charset=x', ...(await csrfProof()) }
    socket.send('POST /v1/sessions', headers, RUBBISH.subarray(0, 10_000))
    assert.isTrue(await socket.until(() => socket.statuses.length > 0))
    assert.isTrue(await isFreeAfter(socket, 1))
    assert.deepEqual(socket.statuses.slice(0, 1), [400])
    socket.close()
  })
})
