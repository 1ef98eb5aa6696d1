import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import type { FeedMessage } from '#feed/messages/events'
import { Complaints } from '#feed/reading/complaints'
import { recording } from '#feed/sources/recording/adapter'
import { isFeedMessage } from '#feed/sources/recording/message_shape'
import { readRecording } from '#feed/sources/recording/read_recording'
import { Recorder } from '#feed/sources/recording/recorder'
import { replay } from '#feed/sources/recording/replay'
import { DOCUMENTS, refusal } from '#tests/feed/sources/documents'

const messages = (): FeedMessage[] =>
  DOCUMENTS.flatMap(([adapter, xml]) => adapter.read(Buffer.from(xml)).messages)

const alive = (at: number): FeedMessage => ({
  producer: 'betbalancer',
  generatedAt: at,
  sequence: null,
  event: { kind: 'alive', isSubscribed: true },
})

async function played(path: string, complaints?: Complaints): Promise<FeedMessage[]> {
  const heard: FeedMessage[] = []
  await replay(readRecording(path, complaints), (message) => void heard.push(message), {
    speed: Infinity,
  })
  return heard
}

test.group('A recorded day', (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'grandstand-recording-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('recorded messages are replayed in the same order, unchanged', async ({ assert }) => {
    const recorder = new Recorder(folder)
    const heard = messages()
    for (const message of heard) recorder.record(message)
    await recorder.close()
    const [file = ''] = readdirSync(folder)
    assert.match(file, /^\d{4}-\d\d-\d\d\.jsonl$/)
    assert.deepEqual(await played(join(folder, file)), heard)
  })

  test('each UTC day has its file, and a restart continues the file of the day', async ({
    assert,
  }) => {
    try {
      for (const at of [Date.UTC(2026, 0, 1, 23, 59, 59, 999), Date.UTC(2026, 0, 2)]) {
        clock.set(at, { frozen: true })
        const recorder = new Recorder(folder)
        recorder.record(alive(at))
        await recorder.close()
      }
      clock.set(Date.UTC(2026, 0, 2, 5), { frozen: true })
      const recorder = new Recorder(folder)
      recorder.record(alive(1))
      await recorder.close()
    } finally {
      clock.reset()
    }
    const lines = (day: string) =>
      readFileSync(join(folder, `${day}.jsonl`), 'utf8').split('\n').length - 1
    assert.deepEqual([lines('2026-01-01'), lines('2026-01-02')], [1, 2])
  })

  test('a full queue drops messages and reports how many', async ({ assert }) => {
    const recorder = new Recorder(folder, 2)
    for (let i = 0; i < 10; i++) recorder.record(alive(i))
    await recorder.flush()
    recorder.record(alive(99))
    await recorder.close()
    const complaints = new Complaints()
    const [file = ''] = readdirSync(folder)
    const heard = await played(join(folder, file), complaints)
    assert.isBelow(heard.length, 11)
    assert.equal(heard.at(-1)?.generatedAt, 99)
    assert.equal(complaints.list[0]?.reason, 'lostMessages')
    const lost = Number(complaints.list[0]?.detail.split(': ')[1])
    assert.equal(heard.length + lost, 11)
  })

  test('a torn line is named and the others are played', async ({ assert }) => {
    const path = join(folder, 'torn.jsonl')
    const line = (at: number) => JSON.stringify({ receivedAt: at, message: alive(at) })
    writeFileSync(
      path,
      `${line(1)}\n{"receivedAt":2,"mess\nnull\n${line(3)}\n${line(4).slice(0, 30)}`
    )
    const complaints = new Complaints()
    assert.deepEqual(
      (await played(path, complaints)).map(({ generatedAt }) => generatedAt),
      [1, 3]
    )
    assert.deepEqual(
      complaints.list.map(({ detail }) => detail),
      ['line 2', 'line 3', 'line 5']
    )
  })

  test('a faster replay keeps intervals in proportion, and an abort ends it', async ({
    assert,
  }) => {
    const timed = [0, 2_000, 3_000].map((at) => ({ at, message: alive(at) }))
    const heard: number[] = []
    const startedAt = performance.now()
    await replay(timed, () => void heard.push(performance.now() - startedAt), { speed: 20 })
    assert.isAtLeast(heard[1] ?? 0, 99)
    assert.isAtLeast(heard[2] ?? 0, 149)
    const stop = AbortSignal.timeout(20)
    assert.equal(await replay(timed, () => {}, { speed: 0.001, signal: stop }), 1)
  })

  test('a posted recording is read line by line, and lines that are not messages are left out and named', ({
    assert,
  }) => {
    const lines = messages().map((message) => JSON.stringify({ receivedAt: 1, message }))
    const read = recording.read(Buffer.from([...lines, '{"receivedAt":1,"message":{}}'].join('\n')))
    assert.deepEqual(read.messages, messages())
    assert.deepEqual(read.complaints, [{ reason: 'badLine', detail: `line ${lines.length + 1}` }])
    assert.equal(refusal(recording, 'hello'), 'unknownMessage')
    assert.equal(refusal(recording, Buffer.alloc(2 * 1024 * 1024 + 1)), 'tooLarge')
  })

  test('a line of another shape is not a message', ({ assert }) => {
    const [good] = messages()
    assert.isTrue(isFeedMessage(good))
    const other = (change: object) => isFeedMessage({ ...good, ...change })
    assert.isFalse(other({ producer: 'NOBODY' }))
    assert.isFalse(other({ generatedAt: '5' }))
    assert.isFalse(other({ event: { kind: 'constructor' } }))
    assert.isFalse(other({ event: { kind: 'odds', matchKey: 'a', markets: [{}], update: {} } }))
    assert.isFalse(other({ event: { kind: 'status', matchKey: 'a', update: { status: 'fog' } } }))
    assert.isFalse(other({ event: null }))
  })
})
