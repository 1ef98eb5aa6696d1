/**
 * Seasons of real football through commands and HTTP, to the cent of an independent settlement. One season in
 * everyday runs, all seven with SEASONS=all. Also: a wrong result first, then the right one; the gate does this on MariaDB
 * alone, and the right result at once on SQLite alone.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { runsOnMysql } from '#tests/support/databases'
import { hasSharedData, sharedJson, sharedPath } from '#tests/support/shared_data'
import { isGate } from '#tests/support/tier'
import {
  COLUMNS,
  command,
  freshDatabase,
  openHouse,
  placeAll,
  readBoard,
  slipsOf,
  totals,
  type Column,
  type Total,
} from '#tests/seasons/support'
import { firstBreak } from '#tests/support/books'

type ColumnFigures = Record<Column, { coupons: number; total_stake: string; total_return: string }>
interface SeasonFigures {
  matches: number
  rejected_rows: number
  void: ColumnFigures
}

const figures = hasSharedData
  ? sharedJson<Record<string, SeasonFigures>>('oracle', 'expected', 'football.json')
  : {}
const EVERYDAY = 'T1_2024-25_then_2025-26.csv'
const files = Object.keys(figures).filter(
  (file) => process.env['SEASONS'] === 'all' || file === EVERYDAY
)

const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
const minor = (text: string) => Math.round(Number(text) * 100)

test.group('A season to the cent', () => {
  if (!hasSharedData) {
    test('not run: no shared data').skip(true, 'the files lie beside the repository')
  }

  for (const file of files) {
    const expected = figures[file]
    if (!expected) continue
    const path = sharedPath('data', 'football', file)

    for (const corrected of isGate ? [runsOnMysql] : [false, true]) {
      test(`${file}${corrected ? ', a wrong result first' : ''}`, async ({ assert }) => {
        await freshDatabase()
        const report = await command(
          'feed:import',
          'football-data',
          path,
          '--starts-at',
          tomorrow()
        )
        const { players } = await openHouse()
        const board = await readBoard(players[0] ?? assert.fail('nobody is there'))
        assert.equal(board.length, expected.matches, report)
        assert.include(report, `rejected rows: ${expected.rejected_rows || 'none'}`)

        const placed = await placeAll(players, slipsOf(board))
        if (corrected) {
          await command('feed:results', 'football-data', wrongResults(path))
          const wrong = await totals(players, placed)
          assert.notDeepEqual(returnsOf(wrong), expectedReturns(expected))
        }
        await command('feed:results', 'football-data', path)

        const sums = await totals(players, placed)
        print(file, corrected, sums)
        for (const column of COLUMNS) {
          assert.deepEqual(
            { column, ...sums[column] },
            {
              column,
              coupons: expected.void[column].coupons,
              stakeMinor: minor(expected.void[column].total_stake),
              returnMinor: minor(expected.void[column].total_return),
              open: 0,
            }
          )
        }
        assert.isNull(await firstBreak())
      })
    }
  }
})

const returnsOf = (sums: Record<Column, Total>) => COLUMNS.map((column) => sums[column].returnMinor)
const expectedReturns = (season: SeasonFigures) =>
  COLUMNS.map((column) => minor(season.void[column].total_return))

/** The same season with home and away scores exchanged. */
function wrongResults(path: string): string {
  const lines = readFileSync(path, 'latin1').split(/\r?\n/)
  const header = (lines[0] ?? '').split(',')
  const pairs = [
    ['FTHG', 'FTAG'],
    ['HTHG', 'HTAG'],
  ].map((names) => names.map((name) => header.indexOf(name)))
  const wrong = lines.map((line, index) => {
    const cells = line.split(',')
    if (index === 0 || cells.length !== header.length) return line
    for (const [home = -1, away = -1] of pairs) {
      ;[cells[home], cells[away]] = [cells[away] ?? '', cells[home] ?? '']
    }
    return cells.join(',')
  })
  const target = join(tmpdir(), `wrong-${process.pid}.csv`)
  writeFileSync(target, wrong.join('\n'), 'latin1')
  return target
}

function print(file: string, corrected: boolean, sums: Record<Column, Total>): void {
  const decimal = (amount: number) => (amount / 100).toFixed(2)
  const cells = COLUMNS.map(
    (column) =>
      `${column} ${decimal(sums[column].stakeMinor)} / ${decimal(sums[column].returnMinor)}`
  )
  const label = `${file} on ${db.primaryConnectionName}${corrected ? ', corrected' : ''}`
  console.log(`${label}: ${cells.join(', ')}`)
}
