/**
 * Real seasons against the figures of independent programs for the same files: counts and prices, without a database.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import { lineOf } from '@grandstand/shared-types/markets/model/specifier'
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/model/match_facts'
import type { SourceFixture } from '#catalogue/actions/import_source'
import { importSeason } from '#season_files/actions/import_season'
import { readFixtures } from '#season_files/football_data/fixtures'
import { readResults } from '#season_files/football_data/results'
import { withOwnTeams, writeFile } from '#tests/season_files/support'
import { hasSharedData, NOT_RUN, sharedPath } from '#tests/support/shared_data'

interface Reckoned {
  matches: number
  rejected_rows: number
  first_rejected_line: number | null
  skips: { no_1x2: number; no_ou: number; no_ah: number; bad_ah_line: number }
  awarded_matches: [line: number, ...rest: string[]][]
}
type Totals = Record<'matches' | 'teams' | 'FTHG' | 'FTAG' | 'HTHG' | 'HTAG', number> &
  Record<'HC' | 'AC' | 'HY' | 'AY' | 'HR' | 'AR', number | null>

const seasonFolder = sharedPath('data/football')
const expectedFolder = sharedPath('oracle/expected')
const files = hasSharedData
  ? readdirSync(seasonFolder).filter((name) => name.endsWith('.csv'))
  : ['(no season)']

function reckoned<T>(name: string, file: string): T {
  const all: Record<string, T> = JSON.parse(readFileSync(join(expectedFolder, name), 'utf8'))
  const found = all[file]
  if (!found) throw new Error(`${name} says nothing of ${file}`)
  return found
}

/** Every single of the reference as `line|selection|odds in thousandths`. */
function reckonedPrices(file: string): string[] {
  const packed = readFileSync(join(expectedFolder, file.replace('.csv', '.detail.csv.gz')))
  const rows: Record<string, string>[] = parse(gunzipSync(packed), { columns: true })
  return rows
    .filter((row) => row['awarded_mode'] === 'void' && row['kind']?.startsWith('single_'))
    .map(
      (row) => `${row['csv_line']}|${row['selection']}|${Math.round(Number(row['odds']) * 1000)}`
    )
    .sort()
}

function pricesOf(fixture: SourceFixture): string[] {
  return fixture.markets.flatMap(({ typeId, specifier, outcomes }) =>
    outcomes.map(({ key, oddsMilli }) => {
      const home = (lineOf(specifier, 'hcp') ?? 0) / 4
      const selection =
        typeId === 1
          ? key
          : typeId === 18
            ? `${key} 2.5`
            : `${key} ${signed(key === 'home' ? home : -home)}`
      return `${fixture.listOrder}|${selection}|${oddsMilli}`
    })
  )
}

/** A line in the format of the reference: `+0.25`, `-1`; its zero has either sign. */
const signed = (line: number) => (line < 0 ? `${line}` : `+${line === 0 ? 0 : line}`)
const alike = (price: string) =>
  price.replace(/([+-])(\d+)(\.\d*?)?0*\|/, (_all, sign: string, whole: string, part = '') => {
    const decimals = part === '.' ? '' : part
    return `${Number(`${whole}${decimals}`) === 0 ? '+' : sign}${whole}${decimals}|`
  })

const sum = (
  facts: readonly MatchFacts[],
  read: (facts: MatchFacts) => Score | undefined,
  side: 0 | 1
) => facts.reduce((total, each) => total + (read(each)?.[side] ?? 0), 0)

test.group('Real seasons', () => {
  test('{$self}: matches, rejected rows and missing prices are as computed independently')
    .with(files)
    .skip(!hasSharedData, NOT_RUN)
    .run(async ({ assert }, file) => {
      const expected = reckoned<Reckoned>('football.json', file)
      const season = await readFixtures(join(seasonFolder, file))
      assert.equal(season.tournaments.flatMap(({ fixtures }) => fixtures).length, expected.matches)
      assert.lengthOf(season.rejected, expected.rejected_rows)
      assert.equal(season.rejected[0]?.line ?? null, expected.first_rejected_line)
      assert.isTrue(season.rejected.every(({ key }) => key === 'feedGluedRow'))
      const {
        no_1x2: noResult,
        no_ou: noTotal,
        no_ah: noHandicap,
        bad_ah_line: badLines,
      } = expected.skips
      assert.deepEqual(season.withoutPrice, { 1: noResult, 18: noTotal, 16: noHandicap })
      assert.equal(season.badLines, badLines)
    })

  test('{$self}: every price is the reference’s')
    .with(files)
    .skip(!hasSharedData, NOT_RUN)
    .run(async ({ assert }, file) => {
      const { tournaments } = await readFixtures(join(seasonFolder, file))
      const prices = tournaments.flatMap(({ fixtures }) => fixtures.flatMap(pricesOf))
      assert.deepEqual(prices.map(alike).sort(), reckonedPrices(file).map(alike).sort())
    })

  test('{$self}: goals, corners, cards, teams and awarded matches are as computed independently')
    .with(files)
    .skip(!hasSharedData, NOT_RUN)
    .run(async ({ assert }, file) => {
      const path = join(seasonFolder, file)
      const totals = reckoned<Totals>('season_totals.json', file)
      const { results } = await readResults(path, 'void')
      const facts = results.map((result) => result.facts)
      const { tournaments } = await readFixtures(path)
      const teams = tournaments.flatMap(({ fixtures }) =>
        fixtures.flatMap(({ home, away }) => [home, away])
      )
      assert.deepEqual(
        {
          matches: results.length,
          teams: new Set(teams).size,
          FTHG: sum(facts, (each) => each.fullTime, 0),
          FTAG: sum(facts, (each) => each.fullTime, 1),
          HTHG: sum(facts, (each) => each.halfTime, 0),
          HTAG: sum(facts, (each) => each.halfTime, 1),
          HC: sum(facts, (each) => each.corners, 0),
          AC: sum(facts, (each) => each.corners, 1),
          HY: sum(facts, (each) => each.yellowCards, 0),
          AY: sum(facts, (each) => each.yellowCards, 1),
          HR: sum(facts, (each) => each.redCards, 0),
          AR: sum(facts, (each) => each.redCards, 1),
        },
        {
          matches: totals.matches,
          teams: totals.teams,
          FTHG: totals.FTHG,
          FTAG: totals.FTAG,
          HTHG: totals.HTHG,
          HTAG: totals.HTAG,
          HC: totals.HC ?? 0,
          AC: totals.AC ?? 0,
          HY: totals.HY ?? 0,
          AY: totals.AY ?? 0,
          HR: totals.HR ?? 0,
          AR: totals.AR ?? 0,
        }
      )
      const awarded = results.filter((result) => result.facts.status === 'awarded')
      const expected = reckoned<Reckoned>('football.json', file).awarded_matches
      assert.deepEqual(
        awarded.map(({ line }) => line),
        expected.map(([line]) => line)
      )
    })

  test('a whole season is stored, and a second import changes nothing')
    .skip(!hasSharedData, NOT_RUN)
    .run(async ({ assert }) => {
      const file = 'T1_2024-25_then_2025-26.csv'
      const lines = readFileSync(join(seasonFolder, file), 'utf8').trimEnd().split(/\r?\n/)
      const path = writeFile(withOwnTeams(lines).join('\n'))
      const first = await importSeason('football-data', path)
      assert.containSubset(first.written, {
        matches: 342,
        added: 342,
        markets: 1025,
        marketsAdded: 1025,
      })
      assert.lengthOf(first.rejected, 70)
      const second = await importSeason('football-data', path)
      assert.containSubset(second.written, { added: 0, updated: 0, unchanged: 342 })
    })
})
