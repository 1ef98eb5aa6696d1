/** The returns as computed from the rules, as published, and as docs/games.md has them. `WRITE_PAGE=1` writes the page. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { computeReturns } from '../../src/games/computed_returns.ts'
import { GAME_CODES, GAME_NAMES, type GameCode } from '../../src/games/game_codes.ts'
import type { KindReturn } from '../../src/games/game.ts'
import { PUBLISHED_RETURNS } from '../../src/games/published_returns.ts'

const PAGE = path.resolve(import.meta.dirname, '../../../docs/games.md')
const PART = /(?<=<!-- returns -->\n)[^]*?(?=<!-- end of returns -->)/

const known = new Map<GameCode, KindReturn[]>()
/** Each is computed once for all tests. */
function computed(code: GameCode): KindReturn[] {
  const returns = known.get(code) ?? computeReturns(code)
  known.set(code, returns)
  return returns
}

test.each(GAME_CODES)('must-hold A14: %s returns what is published', (code) => {
  expect(computed(code)).toEqual(PUBLISHED_RETURNS[code])
})

/** A pattern of bingo is a part of the card, which is the bet. */
const betsOf = (code: GameCode): readonly KindReturn[] => {
  const whole = PUBLISHED_RETURNS[code].filter(({ kind }) => kind === 'card')
  return whole.length > 0 ? whole : PUBLISHED_RETURNS[code]
}

test.each(GAME_CODES)('no bet of %s returns more than its stake', (code) => {
  for (const { returnPpm, highestReturnPpm = returnPpm } of betsOf(code)) {
    expect(returnPpm).toBeGreaterThan(700_000)
    expect(highestReturnPpm).toBeLessThan(1_000_000)
  }
})

const percent = (ppm: number) => `${(ppm / 10_000).toFixed(4)} %`

function table(): string {
  const rows = GAME_NAMES.flatMap(({ code, title }) =>
    PUBLISHED_RETURNS[code].map(({ kind, returnPpm }) => {
      const own = computed(code).find((one) => one.kind === kind)
      const highest = own?.highestReturnPpm ?? own?.returnPpm ?? 0
      const figures = [returnPpm, own?.returnPpm ?? 0, highest].map(percent)
      return `| ${code} | ${title} | ${kind} | ${figures.join(' | ')} |`
    })
  )
  return [
    '| game | title | bet | published | computed | highest computed |',
    '|---|---|---|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n')
}

test('docs/games.md has the returns as published, beside those computed', () => {
  const page = readFileSync(PAGE, 'utf8')
  if (process.env['WRITE_PAGE']) writeFileSync(PAGE, page.replace(PART, table()))
  expect(readFileSync(PAGE, 'utf8').match(PART)?.[0]).toBe(table())
})
