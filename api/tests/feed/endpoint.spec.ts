import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import type { FeedMessage } from '#feed/messages/events'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { startRecording, stopRecording } from '#feed/sources/recording/run'
import { tap } from '#feed/messages/tap'
import { listeningPort } from '#tests/support/client'

const TOKEN = 'a-feed-of-the-tests'
const alive = (at: number) => `<alive product="97" timestamp="${at}" subscribed="1"/>`

/** Posts as a feed does: no cookie, no CSRF token. */
async function post(
  producer: string,
  body: string | Uint8Array,
  authorization?: string,
  type = 'application/xml'
) {
  const answer = await fetch(
    `http://127.0.0.1:${await listeningPort()}/v1/feed/${producer}/messages`,
    {
      method: 'POST',
      body,
      headers: {
        'content-type': type,
        ...(authorization !== undefined && { authorization }),
      },
    }
  )
  const said: {
    messages?: number
    complaints?: unknown[]
    error?: { key: string; params: unknown[] }
  } = JSON.parse(await answer.text())
  return { status: answer.status, ...said }
}
const send = (producer: string, body: string | Uint8Array) =>
  post(producer, body, `Bearer ${TOKEN}`)

test.group('A feed over HTTP', (group) => {
  const before = env.get('FEED_TOKEN')
  group.setup(() => {
    env.set('FEED_TOKEN', TOKEN)
    return async () => {
      env.set('FEED_TOKEN', before ?? '')
      await intake.idle()
      producers.forget()
    }
  })

  test('answers a document with the number of its parts that were taken and left out', async ({
    assert,
  }) => {
    const heard: FeedMessage[] = []
    const end = tap.on((message) => heard.push(message))
    const taken = await send('uof', `\uFEFF${alive(1)}`)
    end()
    assert.deepEqual([taken.status, taken.messages, taken.complaints], [202, 1, []])
    assert.deepEqual(
      heard.map(({ producer, event }) => [producer, event.kind]),
      [['uof:97', 'alive']]
    )
    const named = await send('uof:3', '<market_descriptions/>')
    assert.deepEqual(named.complaints, [{ reason: 'noEvents', detail: 'market_descriptions' }])
  })

  test('takes a document of any content type', async ({ assert }) => {
    for (const type of [
      'text/xml; charset=utf-8',
      'application/xml',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const taken = await post('uof', alive(1), `Bearer ${TOKEN}`, type)
      assert.deepEqual([taken.status, taken.messages], [202, 1], type)
    }
  })

  test('takes messages of our own as JSON lines', async ({ assert }) => {
    const message: FeedMessage = {
      producer: 'uof:97',
      generatedAt: 2,
      sequence: null,
      event: { kind: 'alive', isSubscribed: true },
    }
    const line = JSON.stringify({ receivedAt: 2, message })
    const { status, messages } = await send('recording', `${line}\n${line}\n`)
    assert.deepEqual([status, messages], [202, 2])
  })

  test('messages of a fast replay may run ahead of our clock, those of a vendor may not', async ({
    assert,
  }) => {
    const ahead = Date.now() + 120_000
    const message: FeedMessage = {
      producer: 'uof:97',
      generatedAt: ahead,
      sequence: null,
      event: { kind: 'alive', isSubscribed: true },
    }
    const heard: number[] = []
    const end = tap.on(({ generatedAt }) => heard.push(generatedAt))
    await send('recording', JSON.stringify({ receivedAt: ahead, message }))
    await send('uof', alive(ahead + 1))
    end()
    assert.deepEqual(heard, [ahead])
  })

  test('a refused document is answered with the reason and kept whole', async ({ assert }) => {
    const torn = `<alive product="97" timestamp="${Date.now()}" mark="${Math.random()}"`
    const { status, error } = await send('uof', torn)
    assert.deepEqual([status, error?.key, error?.params], [422, 'feedRefused', ['truncated']])
    await intake.idle()
    const row: unknown = await db.from('feed_errors').where('document', torn).first()
    assert.deepInclude(row, { producer: 'uof', reason: 'truncated' })
    assert.equal((await send('uof', alive(3))).status, 202)
  })

  test('a sender without the right token is refused, and so is every sender where the server has no token', async ({
    assert,
  }) => {
    for (const header of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`]) {
      const { status, error } = await post('uof', alive(4), header)
      assert.deepEqual([status, error?.key], [401, 'notSignedIn'], header)
    }
    env.set('FEED_TOKEN', '')
    const { status } = await post('uof', alive(4), 'Bearer ')
    env.set('FEED_TOKEN', TOKEN)
    assert.equal(status, 401)
  })

  test('an unknown producer is 404, and a document that is too large is refused', async ({
    assert,
  }) => {
    for (const producer of ['constructor', 'uof:', `uof:${'9'.repeat(30)}`, 'uof:1:2']) {
      assert.equal((await send(producer, alive(5))).status, 404, producer)
    }
    const { status, error } = await send('uof', Buffer.alloc(2 * 1024 * 1024 + 1, ' '))
    assert.deepEqual([status, error?.key], [413, 'payloadTooLarge'])
    assert.deepEqual((await send('uof', '')).error?.params, ['truncated'])
  })

  test('every message is recorded where a setting names a folder', async ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'grandstand-recording-'))
    startRecording(folder)
    await send('uof', alive(6))
    await stopRecording()
    await send('uof', alive(7))
    const [file = ''] = readdirSync(folder)
    const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n')
    assert.lengthOf(lines, 1)
    assert.include(lines[0], '"generatedAt":6')
    rmSync(folder, { recursive: true })
  })
})
