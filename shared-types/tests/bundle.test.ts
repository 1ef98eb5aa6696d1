import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '../src')

/** Every file that is loaded with one file; type-only imports load nothing. */
function loadedBy(entry: string, seen = new Set<string>()): Set<string> {
  const name = path.relative(source, entry)
  if (seen.has(name)) return seen
  seen.add(name)
  const text = readFileSync(entry, 'utf8')
  for (const [, kind, from] of text.matchAll(
    /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'(\.[^']+)'/gm
  )) {
    if (!kind && from) loadedBy(path.resolve(path.dirname(entry), from), seen)
  }
  return seen
}
const load = (file: string) => [...loadedBy(path.join(source, file))]

/** The files of which a bundle of one file keeps anything. */
async function keptBy(file: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: path.join(source, file), preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error('one bundle was asked for')
  return built.output.flatMap((part) =>
    part.type === 'chunk'
      ? Object.entries(part.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([name]) => path.relative(source, name))
      : []
  )
}

// the files of the player's first page
test.each([
  'coupons/evaluation/evaluate.ts',
  'money/format.ts',
  'money/odds.ts',
  'markets/names/fill_name.ts',
  'markets/model/specifier.ts',
  'catalogue/match_status.ts',
  'core/list_limits.ts',
  'stream/image.ts',
])(
  'a bundle of %s keeps no table of market types, no names and no settlement rules',
  async (file) => {
    const kept = await keptBy(file)
    expect(kept).toContain(file)
    const heavy = kept.filter((name) =>
      /markets\/((?:table|outcomes)\/(?!winners_at_once)|names\/(?!fill_name)|rules|settling|explaining)|languages\/(?!table)/.test(
        name
      )
    )
    expect(heavy).toEqual([])
  }
)

test('settling loads no names', () => {
  expect(load('markets/settling/settle.ts').filter((name) => /names|languages/.test(name))).toEqual(
    []
  )
})

test('the walk over imports finds loaded files', () => {
  expect(load('languages/market_type_views.ts')).toContain(
    path.join('markets', 'table', 'goals.ts')
  )
})
