import { readFileSync } from 'node:fs'
import path from 'node:path'
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
])('%s loads no table of market types, no names and no settlement rules', (file) => {
  const heavy = load(file).filter((name) =>
    /markets\/((?:table|outcomes)\/(?!winners_at_once)|names\/(?!fill_name)|rules|settling|explaining)|languages/.test(
      name
    )
  )
  expect(heavy).toEqual([])
})

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
