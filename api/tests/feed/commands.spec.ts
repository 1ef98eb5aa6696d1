/** The feed's commands as an operator types them, against the server of this process. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import type { FeedMessage } from '#feed/messages/events'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { tap } from '#feed/messages/tap'
import { listeningPort } from '#tests/support/client'
import { readUof } from '#tests/feed/sources/documents'

const TOKEN = 'a-feed-of-the-tests'
const alive = (at: number) => `<alive product="98" timestamp="${at}" subscribed="1"/>`

test.group('Commands of the feed', (group) => {
  let folder = ''
  const before = env.get('FEED_TOKEN')
  const heard: FeedMessage[] = []
  group.setup(() => {
    env.set('FEED_TOKEN', TOKEN)
    folder = mkdtempSync(join(tmpdir(), 'grandstand-feed-'))
    const end = tap.on((message) => heard.push(message))
    return async () => {
      end()
      env.set('FEED_TOKEN', before ?? '')
      rmSync(folder, { recursive: true })
      await intake.idle()
      producers.forget()
    }
  })
  group.each.setup(() => void heard.splice(0))

  function file(name: string, content: string): string {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }

  async function ace(...args: string[]): Promise<{ code: number; lines: string[] }> {
    const settings = { FEED_TOKEN: TOKEN, PORT: `${await listeningPort()}`, NO_COLOR: '1' }
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        ['ace.js', ...args],
        { cwd: app.appRoot, env: { ...process.env, ...settings } },
        (error, stdout, stderr) =>
          resolve({
            code: typeof error?.code === 'number' ? error.code : 0,
            lines: (stdout + stderr).split('\n').filter((line) => line !== ''),
          })
      )
    })
  }

  test('feed:read prints events, faults and refusals as JSON lines', async ({ assert }) => {
    const files = [
      file('alive.xml', alive(1)),
      file('described.xml', '<market_descriptions/>'),
      file('torn.xml', '<alive'),
    ]
    const { code, lines } = await ace('feed:read', 'uof', ...files)
    const printed: object[] = lines.map((line) => JSON.parse(line))
    assert.deepEqual(printed[0], { file: files[0], message: readUof(alive(1)).messages[0] })
    assert.deepInclude(printed[1], {
      complaint: { reason: 'noEvents', detail: 'market_descriptions' },
    })
    assert.deepInclude(printed[2], { refused: 'truncated' })
    assert.equal(code, 1)
    const unknown = await ace('feed:read', 'telex', files[0] ?? '')
    assert.deepEqual([unknown.code, unknown.lines.length], [1, 1])
    assert.include(unknown.lines[0], 'betbalancer, uof, recording')
  })

  test('feed:send posts documents in their order', async ({ assert }) => {
    const files = [file('1.xml', alive(11)), file('2.xml', alive(12)), file('torn.xml', '<alive')]
    const { code, lines } = await ace('feed:send', 'uof', ...files)
    assert.deepEqual(
      heard.map(({ generatedAt }) => generatedAt),
      [11, 12]
    )
    assert.equal(code, 1)
    assert.include(lines[2], '422')
  })

  test('feed:replay sends the messages that feed:record wrote', async ({ assert }) => {
    const to = join(folder, 'day.jsonl')
    const documents = [file('1.xml', alive(21)), file('2.xml', alive(22))]
    assert.equal((await ace('feed:record', 'uof', ...documents, `--to=${to}`)).code, 0)
    assert.equal((await ace('feed:replay', to, '--speed=0')).code, 0)
    assert.deepEqual(heard, [...readUof(alive(21)).messages, ...readUof(alive(22)).messages])
    assert.equal((await ace('feed:replay', to, '--speed=fast')).code, 1)
  })
})
