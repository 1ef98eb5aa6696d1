/** Rules for every adapter: it reads a document or refuses it by name, quickly, and then reads the next as before. */
import { test } from '@japa/runner'
import { threadCpuMs } from '#tests/support/cpu'
import { DOCUMENTS, refusal } from './documents.ts'
import { groupOnce } from '#tests/support/tier'

/** Limit of processor time, so that a busy machine does not matter. */
const SLOWEST_MS = 500
const SLOWEST_LARGE_MS = 6_000
const MUTATIONS = 500

/** Numbers from 0 to below 1 in a fixed order, so that a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const PIECES = [
  ...[
    '<',
    '>',
    '"',
    '&',
    '&lt;',
    '&#0;',
    '&x;',
    ']]>',
    '<!--',
    '<![CDATA[',
    '</',
    '/>',
    '\0',
    '\uFEFF',
  ],
  ...[
    'NaN',
    '-1',
    '1e999',
    '9'.repeat(400),
    '__proto__',
    'constructor',
    ':',
    '|',
    '=',
    '\u{1F3C6}',
  ],
]

function mutated(document: string, random: () => number): Buffer {
  const bytes = Buffer.from(document)
  const at = Math.floor(random() * bytes.length)
  const length = Math.floor(random() * 12)
  const piece = PIECES[Math.floor(random() * PIECES.length)] ?? ''
  switch (Math.floor(random() * 4)) {
    case 0:
      bytes[at] = Math.floor(random() * 256)
      return bytes
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
    case 2: {
      // another value for an attribute, because attributes hold most of the meaning
      const texts = [...document.matchAll(/"([^"]*)"/g)]
      const text = texts[Math.floor(random() * texts.length)]
      const start = (text?.index ?? 0) + 1
      return Buffer.from(
        document.slice(0, start) + piece + document.slice(start + (text?.[1]?.length ?? 0))
      )
    }
    default:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from(piece), bytes.subarray(at)])
  }
}

groupOnce('Adapters and broken documents', () => {
  test('a document cut at every tenth byte is refused as truncated', ({ assert }) => {
    for (const [adapter, document] of DOCUMENTS) {
      const whole = Buffer.from(document)
      for (let end = 0; end < whole.length - 1; end += 10) {
        assert.equal(
          refusal(adapter, whole.subarray(0, end)),
          'truncated',
          `${adapter.name} ${end}`
        )
      }
      assert.equal(refusal(adapter, whole), 'read')
    }
  })

  test('a byte order mark changes nothing', ({ assert }) => {
    for (const [adapter, document] of DOCUMENTS) {
      assert.deepEqual(
        adapter.read(Buffer.from(`\uFEFF${document}`)),
        adapter.read(Buffer.from(document))
      )
    }
  })

  test('a document changed at random is read or refused by name, in bounded time', ({ assert }) => {
    const random = seeded(20_260_101)
    const reasons = new Set<string>()
    for (const [adapter, document] of DOCUMENTS) {
      for (let i = 0; i < MUTATIONS; i++) {
        let bytes = mutated(document, random)
        if (random() < 0.3) bytes = mutated(bytes.toString(), random)
        const startedAt = threadCpuMs()
        reasons.add(refusal(adapter, bytes))
        assert.isBelow(threadCpuMs() - startedAt, SLOWEST_MS, bytes.toString().slice(0, 200))
      }
      assert.equal(refusal(adapter, document), 'read')
    }
    assert.includeMembers([...reasons], ['read', 'notXml', 'truncated', 'forbiddenEntity'])
  })

  test('a document of the largest size is read in bounded time with a bounded list of faults', ({
    assert,
  }) => {
    for (const [adapter, document] of DOCUMENTS) {
      const rows = [...document.matchAll(/<(Odds|market|Bet|W) [^]*?<\/\1>|<W [^>]*\/>/g)]
      const row = rows[0]?.[0] ?? ''
      const at = document.indexOf(row)
      const copies = Math.floor((2 * 1024 * 1024 - document.length) / row.length / 1.1)
      const many = Array.from({ length: Math.min(copies, 9000) }, (_, i) =>
        row.replace(/"(\d[^"]*)"/, `"${i}99"`)
      )
      const large = document.slice(0, at) + many.join('') + document.slice(at)
      const startedAt = threadCpuMs()
      const read = adapter.read(Buffer.from(large))
      assert.isBelow(threadCpuMs() - startedAt, SLOWEST_LARGE_MS)
      assert.isAtMost(read.complaints.length, 200)
    }
  })
})
