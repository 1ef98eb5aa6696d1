/**
 * Seasons of football with prices for many markets (README of the reference data, football-multimarket). The file name
 * holds the league (`E0_2324.csv`); dates are `yyyy-mm-dd`, scores are written `2.0`.
 */
import { basename } from 'node:path'
import type { DateTime } from 'luxon'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { SourceMarket } from '#catalogue/actions/import_source'
import { readCsvTable, type CsvRow } from '#season_files/reading/csv_table'
import { FileError } from '#season_files/reading/file_error'
import { COLUMN_MARKETS, MARKET_TYPE_IDS } from '#season_files/football_multimarket/columns'
import { divisionOf, matchOfRow, type RowMatch } from '#season_files/football_data/match_of_row'
import { leagueSeason } from '#season_files/football_data/fixtures'
import { footballFacts } from '#season_files/football_data/results'
import { priceOf } from '#season_files/reading/price_cells'
import type { AwardedPolicy, SeasonFixtures, SeasonResults } from '#season_files/reading/season'
import { seasonFixtures } from '#season_files/reading/season_fixtures'
import {
  distinctMatches,
  parseIsoDay,
  type SeasonMatches,
} from '#season_files/reading/season_matches'
import { seasonResults } from '#season_files/reading/season_results'

const FORMAT = 'football-multimarket'
/** Kick-offs in these files are three hours behind UTC, summer and winter. */
const FILE_ZONE = 'UTC-3'
const IDENTITY = ['Date', 'Time', 'HomeTeam', 'AwayTeam']
const SCORES = ['FTHG', 'FTAG', 'HTHG', 'HTAG', 'HC', 'AC']
const TOGETHER = COLUMN_MARKETS.map(({ columns }) => columns.map(([, column]) => column))

/** Reads a season. Throws as `readCsvTable` does; `feedUnknownDivision` when the file name holds no known league. */
export async function readFixtures(path: string, startsAt?: DateTime): Promise<SeasonFixtures> {
  return seasonFixtures(await readSeason(path, []), {
    startsAt,
    zone: FILE_ZONE,
    timeOf: ({ cells }) => cells.get('Time') ?? '',
    marketTypeIds: MARKET_TYPE_IDS,
    marketsOf: ({ cells }) => ({ markets: marketsOf(cells), hasBadLine: false }),
    groupOf: ({ div }) => div,
    tournamentOf: (matches) => leagueSeason(FORMAT, matches),
  })
}

/** Reads the results of a season. Throws as `readFixtures` does; `feedMissingColumn` without score columns. */
export async function readResults(path: string, awarded: AwardedPolicy): Promise<SeasonResults> {
  const season = await readSeason(path, SCORES)
  return seasonResults(SPORT_IDS.soccer, season, ({ cells }) => footballFacts(cells, awarded))
}

async function readSeason(
  path: string,
  required: readonly string[]
): Promise<SeasonMatches<RowMatch>> {
  const table = await readCsvTable(path, { identity: IDENTITY, required, together: TOGETHER })
  const div = /^[A-Z]+\d?(?=_)/.exec(basename(path))?.[0] ?? ''
  if (!divisionOf(div)) throw new FileError('feedUnknownDivision', table.file, 0, [div])
  const form = { format: FORMAT, div, dayOf: parseIsoDay, dayForm: 'yyyy-mm-dd' }
  return distinctMatches(table.rows, (row) => matchOfRow(row, form), table.rejected)
}

/** Offers each outcome with a price, also when other outcomes of its market have none. */
function marketsOf(cells: CsvRow['cells']): SourceMarket[] {
  return COLUMN_MARKETS.flatMap(({ columns, ...market }) => {
    const outcomes = columns.flatMap(([key, column]) => {
      const oddsMilli = priceOf(cells, column)
      return oddsMilli === null ? [] : [{ key, oddsMilli }]
    })
    return outcomes.length > 0 ? [{ ...market, outcomes }] : []
  })
}
