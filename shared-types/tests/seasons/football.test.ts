import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSeason } from '../support/csv.ts'
import { sharedPath } from '../support/shared.ts'
import { COLUMNS, settleSeason, type Column } from './football_settlement.ts'

type Expected = Record<
  string,
  { matches: number; rejected_rows: number } & Record<'void' | 'score', Record<string, Column>>
>

const expectedFile = sharedPath('oracle', 'expected', 'football.json')
const hasData = expectedFile !== null && sharedPath('data', 'football') !== null
if (!hasData) console.log('not run: no shared data')
const expected: Expected = hasData ? JSON.parse(readFileSync(expectedFile, 'utf8')) : {}

describe.skipIf(!hasData)('seven football seasons against the independent settlement', () => {
  for (const [file, season] of Object.entries(expected)) {
    const { rows, rejected } = readSeason(sharedPath('data', 'football', file) ?? file)

    test(`${file} has its rows`, () => {
      expect({ matches: rows.length, rejected }).toEqual({
        matches: season.matches,
        rejected: season.rejected_rows,
      })
    })

    for (const mode of ['void', 'score'] as const) {
      test(`${file}, awarded matches by ${mode}`, () => {
        const settled = settleSeason(rows, mode)
        for (const name of COLUMNS) {
          const { coupons, total_stake, total_return, results } = season[mode][name] ?? {}
          expect({ name, ...settled[name] }).toEqual({
            name,
            coupons,
            total_stake,
            total_return,
            results,
          })
        }
      })
    }
  }
})

test.skipIf(!hasData)('all seven seasons are there', () => {
  expect(Object.keys(expected)).toHaveLength(7)
})
