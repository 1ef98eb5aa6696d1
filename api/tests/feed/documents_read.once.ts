/** Any document, however broken, is read into whole messages or refused by name. */
import { test } from '@japa/runner'
import type { FeedAdapter } from '#feed/messages/events'
import { isFeedMessage } from '#feed/sources/recording/message_shape'
import { betbalancer } from '#feed/sources/betbalancer/adapter'
import { uof } from '#feed/sources/uof/adapter'
import { readOrReason, refusal } from '#tests/feed/sources/documents'
import { threadCpuMs } from '#tests/support/cpu'
import { hasSharedData, NOT_RUN } from '#tests/support/shared_data'
import { harmless, MUTATIONS, seeded } from './mutations.ts'
import { own, shared, type Whole } from './whole_documents.ts'

const REASONS: ReadonlySet<string> = new Set([
  ...['tooLarge', 'truncated', 'notXml', 'badEncoding'],
  ...['forbiddenDoctype', 'forbiddenEntity', 'unknownMessage', 'missingAttribute'],
])
/** Limit of processor time, so that a busy machine does not matter. */
const SLOWEST_MS = 2_000
const MOST_COMPLAINTS = 200

/** The fault in how an adapter reads a document; null without one. */
function faultOf(adapter: FeedAdapter, document: Buffer): string | null {
  const startedAt = threadCpuMs()
  const read = readOrReason(adapter, document)
  if (threadCpuMs() - startedAt > SLOWEST_MS) return 'slow'
  if (typeof read === 'string') return REASONS.has(read) ? null : `refused as ${read}`
  const { messages, complaints } = read
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

test.group('Broken documents of every kind', () => {
  test('own documents: each is read into whole messages or refused by name', ({ assert }) => {
    assert.deepEqual(checkAll(own), [])
  })

  test('documents of the shared folder: each is read into whole messages or refused by name', ({
    assert,
  }) => {
    assert.deepEqual(checkAll(shared()), [])
  }).skip(!hasSharedData, NOT_RUN)

  test('comments, processing instructions and a byte order mark change nothing', ({ assert }) => {
    for (const { name, adapter, document } of [...own, ...shared()]) {
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
})
