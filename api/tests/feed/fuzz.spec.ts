/** Any document, however broken, gives whole messages or a named refusal, and the next document is read. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { betbalancer } from '#feed/sources/betbalancer/adapter'
import type { FeedAdapter } from '#feed/messages/events'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { isFeedMessage } from '#feed/sources/recording/message_shape'
import { uof } from '#feed/sources/uof/adapter'
import { makeMatch } from '#tests/support/board'
import { bookMarket, prices, upFeed } from '#tests/support/live'
import { hasSharedData, sharedPath } from '#tests/support/shared_data'
import { threadCpuMs } from '#tests/support/cpu'
import { DOCUMENTS, refusal } from '#tests/feed/sources/documents'
import { harmless, MUTATIONS, seeded } from './mutations.ts'

interface Whole {
  name: string
  adapter: FeedAdapter
  document: string
}

const REASONS: ReadonlySet<string> = new Set([
  ...['read', 'tooLarge', 'truncated', 'notXml', 'badEncoding'],
  ...['forbiddenDoctype', 'forbiddenEntity', 'unknownMessage', 'missingAttribute'],
])
/** Limit of processor time, so that a busy machine does not matter. */
const SLOWEST_MS = 2_000
const MOST_COMPLAINTS = 200

const own: readonly Whole[] = DOCUMENTS.map(([adapter, document], i) => ({
  name: `own ${i}`,
  adapter,
  document,
}))

function shared(): Whole[] {
  const folders: [string, FeedAdapter][] = [
    ['uof-go-mit', uof],
    ['betbalancer', betbalancer],
  ]
  return folders.flatMap(([folder, adapter]) =>
    readdirSync(sharedPath('data', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.xml'))
      .sort()
      .map((name) => ({
        name: join(folder, name),
        adapter,
        document: readFileSync(sharedPath('data', folder, name), 'utf8'),
      }))
  )
}

/** The fault in how an adapter reads a document; null without one. */
function faultOf(adapter: FeedAdapter, document: Buffer): string | null {
  const startedAt = threadCpuMs()
  const reason = refusal(adapter, document)
  if (!REASONS.has(reason)) return `refused as ${reason}`
  if (threadCpuMs() - startedAt > SLOWEST_MS) return 'slow'
  if (reason !== 'read') return null
  const { messages, complaints } = adapter.read(document)
  if (complaints.length > MOST_COMPLAINTS) return `${complaints.length} complaints`
  const broken = messages.find((message) => !isFeedMessage(message))
  return broken ? `no message: ${JSON.stringify(broken).slice(0, 300)}` : null
}

function checkAll(wholes: readonly Whole[], random = seeded(20_261_121)): string[] {
  const faults: string[] = []
  for (const { name, adapter, document } of wholes) {
    for (const [kind, mutation] of MUTATIONS) {
      let index = 0
      for (const broken of mutation(document, random)) {
        const fault = faultOf(adapter, broken)
        if (fault) faults.push(`${name}, ${kind} ${index}: ${fault}`)
        index++
      }
    }
  }
  return faults
}

/** Read a second time, so that `now` is the same time. */
const saidBy = (adapter: FeedAdapter, document: string | Buffer): string => {
  const { messages, complaints } = adapter.read(Buffer.from(document))
  return JSON.stringify([messages.map(({ event }) => event), complaints])
}

test.group('Broken documents of every kind', (group) => {
  group.teardown(() => producers.forget())

  test('own documents: each is read into whole messages or refused by name', ({ assert }) => {
    assert.deepEqual(checkAll(own), [])
  }).timeout(120_000)

  test('documents of the shared folder: each is read into whole messages or refused by name', ({
    assert,
  }) => {
    assert.deepEqual(checkAll(shared()), [])
  })
    .timeout(240_000)
    .skip(!hasSharedData, 'not run: no shared data')

  test('comments, processing instructions and a byte order mark change nothing', ({ assert }) => {
    for (const { name, adapter, document } of [...own, ...(hasSharedData ? shared() : [])]) {
      assert.equal(saidBy(adapter, harmless(document)), saidBy(adapter, document), name)
    }
  })

  test('50 MB are refused before they are read', ({ assert }) => {
    const huge = Buffer.from(`<odds_change a="${'x'.repeat(50 * 1024 * 1024)}"/>`)
    for (const adapter of [uof, betbalancer]) {
      const startedAt = threadCpuMs()
      assert.equal(refusal(adapter, huge), 'tooLarge')
      assert.isBelow(threadCpuMs() - startedAt, 500)
    }
  })

  test('every good message between broken documents is applied', async ({ assert }) => {
    const random = seeded(7)
    const feed = upFeed()
    const match = await makeMatch()
    let odds = 1_500
    const wholes = [...own, ...(hasSharedData ? shared() : [])].filter(
      // fixtures would appear on the board of other tests
      ({ adapter, document }) =>
        !adapter.read(Buffer.from(document)).messages.some(({ event }) => event.kind === 'fixture')
    )
    for (const { name, adapter, document } of wholes) {
      for (const [kind, mutation] of MUTATIONS) {
        for (const broken of mutation(document, random)) {
          if (random() > 0.03) continue
          intake.receiveDocument('uof:882', adapter, broken)
          odds++
          feed.odds(match, { outcomes: prices({ 1: odds }) })
          const home = bookMarket(match).outcomes.find(({ key }) => key === '1')
          assert.equal(home?.oddsMilli, odds, `after ${name}, ${kind}`)
        }
      }
    }
    await intake.idle()
    assert.isAbove(odds, 1_510)
  }).timeout(240_000)
})
