import { request, type ClientRequest } from 'node:http'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { clock } from '#core/timing/clock'
import { inTransaction, insertAll } from '#core/database/transactions'
import { intake } from '#feed/intake/intake'
import { logFeedError } from '#feed/messages/feed_errors'
import { producers } from '#feed/producers/producers'
import { listeningPort } from '#tests/support/client'

const TOKEN = 'a-feed-of-the-tests'
const MB = 1024 * 1024
/**
 * The most memory for one hostile document: less than the parts of a document of 50 MB together. About 30 were
 * measured.
 */
const MOST_GROWTH_MB = 80
/** A producer of this file alone, so that its rows can be told from others. */
const PRODUCT = 881
const PRODUCER = `uof:${PRODUCT}`

interface Answer {
  status: number
  reason: string
}

/** Posts a body made of parts, and stops where the server does. 0 when it closed the connection without an answer. */
async function post(parts: Iterable<string | Buffer>): Promise<Answer> {
  const port = await listeningPort()
  return new Promise((resolve) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/v1/feed/${PRODUCER}/messages`,
        headers: { 'authorization': `Bearer ${TOKEN}`, 'content-type': 'application/xml' },
      },
      (answer) => {
        const isGivenUp = answer.statusCode === 413
        if (isGivenUp && answer.headers.connection !== 'close') {
          resolve({ status: 413, reason: 'the line stays open' })
        }
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () => {
          const said: { error?: { key: string; params: unknown[] } } = JSON.parse(text || '{}')
          const { key = '', params = [] } = said.error ?? {}
          resolve({ status: answer.statusCode ?? 0, reason: String(params[0] ?? key) })
          if (isGivenUp) sent.destroy()
        })
      }
    )
    sent.on('error', () => resolve({ status: 0, reason: 'hung up' }))
    void (async () => {
      for (const part of parts) {
        if (sent.destroyed || sent.closed) break
        if (!sent.write(part)) {
          await drained(sent)
        }
      }
      sent.end()
    })()
  })
}

/** Resolves when more can be written, or the connection is closed. */
function drained(sent: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      sent.off('drain', done).off('close', done)
      resolve()
    }
    sent.once('drain', done).once('close', done)
  })
}

const head = (more = '') =>
  `<odds_change product="${PRODUCT}" event_id="sr:match:1" timestamp="1700000000000" ${more}`
const alive = () => `<alive product="${PRODUCT}" timestamp="${clock.now()}" subscribed="1"/>`

function* repeated(first: string, piece: string, bytes: number, last: string): Generator<string> {
  yield first
  const part = piece.repeat(Math.ceil((64 * 1024) / piece.length))
  for (let sent = 0; sent < bytes; sent += part.length) yield part
  yield last
}

const BILLION_LAUGHS =
  '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">' +
  [...'bcdefghij']
    .map(
      (name, i) =>
        `<!ENTITY ${name} "${`&${String.fromCharCode('a'.charCodeAt(0) + i)};`.repeat(10)}">`
    )
    .join('') +
  `]>${head()}>&j;</odds_change>`
const OUTSIDE = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'

const HOSTILE: readonly [
  what: string,
  parts: () => Iterable<string | Buffer>,
  status: number,
  reason: string,
][] = [
  [
    'an attribute of 50 MB',
    () => repeated(head('a="'), 'x', 50 * MB, '"/>'),
    413,
    'payloadTooLarge',
  ],
  [
    '50 MB of elements',
    () => repeated(`${head()}>`, '<odds/>', 50 * MB, '</odds_change>'),
    413,
    'payloadTooLarge',
  ],
  [
    'an attribute of nearly 2 MB',
    () => repeated(head('a="'), 'x', 1.9 * MB, '"/>'),
    422,
    'tooLarge',
  ],
  ['a name of nearly 2 MB', () => repeated('<', 'x', 1.9 * MB, '/>'), 422, 'tooLarge'],
  [
    'text of nearly 2 MB',
    () => repeated(`${head()}>`, 'x', 1.9 * MB, '</odds_change>'),
    422,
    'tooLarge',
  ],
  [
    'a comment of nearly 2 MB',
    () => repeated(`${head()}><!--`, 'x', 1.9 * MB, '--></odds_change>'),
    422,
    'tooLarge',
  ],
  [
    '200 000 elements',
    () => repeated(`${head()}>`, '<odds/>', 1.5 * MB, '</odds_change>'),
    422,
    'tooLarge',
  ],
  ['elements within elements', () => repeated(`${head()}>`, '<a>', 1 * MB, ''), 422, 'tooLarge'],
  ['an entity bomb', () => [BILLION_LAUGHS], 422, 'forbiddenDoctype'],
  [
    'an entity from a file',
    () => [`${OUTSIDE}${head()}>&f;</odds_change>`],
    422,
    'forbiddenDoctype',
  ],
  ['an entity without a type', () => [`${head()}>&lol;</odds_change>`], 422, 'forbiddenEntity'],
  [
    'bytes by chance',
    () => [Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256))],
    422,
    'badEncoding',
  ],
  ['JSON', () => ['{"odds": 1}'], 422, 'notXml'],
  ['nothing', () => [], 422, 'truncated'],
  ['closing before opening', () => ['</odds_change><odds_change/>'], 422, 'notXml'],
]

test.group('Hostile documents over HTTP', (group) => {
  const before = env.get('FEED_TOKEN')
  group.setup(() => {
    env.set('FEED_TOKEN', TOKEN)
    // errors are limited for each minute: this test takes one of its own
    clock.set(clock.now() + 61_000)
    return async () => {
      clock.reset()
      env.set('FEED_TOKEN', before ?? '')
      await intake.idle()
      producers.forget()
    }
  })

  test('are refused by name in bounded memory, and the next good document is taken', async ({
    assert,
  }) => {
    await post([alive()])
    await intake.idle()
    let startRss = process.memoryUsage.rss()
    let mostMb = 0
    const look = () => (mostMb = Math.max(mostMb, (process.memoryUsage.rss() - startRss) / MB))
    const watch = setInterval(look, 2)
    for (const [what, parts, status, reason] of HOSTILE) {
      startRss = process.memoryUsage.rss()
      const answer = await post(parts())
      look()
      // a client that sends after the answer finds the connection closed, sometimes before it has read the reason
      if (answer.status !== 0 || status !== 413) {
        assert.deepEqual(answer, { status, reason }, what)
      }
      assert.equal((await post([alive()])).status, 202, `after ${what}`)
    }
    clearInterval(watch)
    console.log(`hostile documents: memory grew by ${mostMb.toFixed(1)} MB for one at the most`)
    assert.isBelow(mostMb, MOST_GROWTH_MB)
    assert.equal(producers.find(PRODUCER)?.state, 'alive')
    await intake.idle()
    const kept: { document: string }[] = await db
      .from('feed_errors')
      .where({ producer: PRODUCER, reason: 'tooLarge' })
      .where('detail', 'like', 'more than%')
      .select('document')
    assert.lengthOf(
      kept,
      HOSTILE.filter(([, , status]) => status === 413).length,
      'what is too large to be read stands on record by its beginning'
    )
    assert.isTrue(kept.every(({ document }) => document.length > 0 && document.length <= 8192))
  })

  test('have no effect by the order of elements and attributes', async ({ assert }) => {
    const turned = `<alive subscribed="1" timestamp="${clock.now()}" product="${PRODUCT}"></alive>`
    assert.equal((await post([turned])).status, 202)
    assert.equal(producers.find(PRODUCER)?.state, 'alive')
  })

  test('leave a bounded number of rows a minute in feed_errors, and the newest in all', async ({
    assert,
  }) => {
    const detail = `flood ${Math.random()}`
    const rows = async () => (await db.from('feed_errors').where('detail', detail)).length
    clock.set(clock.now() + 120_000, { frozen: true })
    await Promise.all(
      Array.from({ length: 1_000 }, () =>
        logFeedError({ producer: PRODUCER, reason: 'timeout', detail })
      )
    )
    assert.isAtMost(await rows(), 300)
    const row = { producer: PRODUCER, reason: 'timeout', detail, created_at: clock.now() }
    await inTransaction((trx) =>
      insertAll(
        trx,
        'feed_errors',
        Array.from({ length: 2_500 }, () => row)
      )
    )
    clock.set(clock.now() + 61_000, { frozen: true })
    await Promise.all(
      Array.from({ length: 100 }, () =>
        logFeedError({ producer: PRODUCER, reason: 'timeout', detail })
      )
    )
    clock.reset()
    const [{ n }] = await db.from('feed_errors').count('* as n')
    assert.isAtMost(Number(n), 2_100)
    await db.from('feed_errors').where('detail', detail).delete()
  })
})
