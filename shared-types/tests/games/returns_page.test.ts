/** The table of docs/games.md is the one that follows from the published returns. `WRITE_PAGE=1` writes it. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { COMPUTE_RETURNS } from '../../src/games/computed_returns.ts'
import { GAME_CODES } from '../../src/games/game_codes.ts'
import { PUBLISHED_RETURNS } from '../../src/games/published_returns.ts'

const PAGE = path.resolve(import.meta.dirname, '../../../docs/games.md')
const PART = /(?<=<!-- returns -->\n)[^]*?(?=<!-- end of returns -->)/

const percent = (ppm: number) => `${(ppm / 10_000).toFixed(4)} %`

function table(): string {
  const rows = GAME_CODES.flatMap((code) => {
    const computed = COMPUTE_RETURNS[code]()
    return PUBLISHED_RETURNS[code].map(({ kind, returnPpm }) => {
      const own = computed.find((one) => one.kind === kind)
      const highest = own?.highestReturnPpm ?? own?.returnPpm ?? 0
      const figures = [returnPpm, own?.returnPpm ?? 0, highest].map(percent)
      return `| ${code} | ${kind} | ${figures.join(' | ')} |`
    })
  })
  return [
    '| game | bet | published | computed | highest computed |',
    '|---|---|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n')
}

test('docs/games.md has the returns as published, beside those computed', () => {
  const page = readFileSync(PAGE, 'utf8')
  if (process.env['WRITE_PAGE']) writeFileSync(PAGE, page.replace(PART, table()))
  expect(readFileSync(PAGE, 'utf8').match(PART)?.[0]).toBe(table())
})
