/** The match of a row. Fixtures and results use the same source key, so a result finds its match. */
import { DateTime } from 'luxon'
import { foldName } from '#catalogue/actions/import_names'
import type { CsvRow } from '#season_files/reading/csv_table'
import type { FileFault } from '#season_files/reading/file_error'
import { DIVISIONS, type Division } from '#season_files/football_data/divisions'
import { spellingOf } from '#season_files/football_data/team_spellings'
import {
  distinctMatches,
  nameFault,
  type SeasonMatch,
  type SeasonMatches,
} from '#season_files/reading/season_matches'

/** Files begin in 1993: a year of two digits above 89 is in the 20th century. */
const LAST_SHORT_YEAR = 89

/** The source key holds division, day and teams as the file spells them. */
export interface RowMatch extends SeasonMatch {
  cells: CsvRow['cells']
  div: string
  division: Division
}

/** The matches of a season; rows without a valid match are rejected. */
export const matchesOfRows = (rows: readonly CsvRow[]): SeasonMatches<RowMatch> =>
  distinctMatches(rows, matchOf)

function matchOf({ line, cells }: CsvRow): RowMatch | FileFault {
  const [div = '', date = '', home = '', away = ''] = ['Div', 'Date', 'HomeTeam', 'AwayTeam'].map(
    (column) => cells.get(column)
  )
  const fault = nameFault('HomeTeam', home) ?? nameFault('AwayTeam', away)
  if (fault) return fault
  const division = Object.hasOwn(DIVISIONS, div) ? DIVISIONS[div] : undefined
  if (!division) return { key: 'feedUnknownDivision', params: [div] }
  const day = parseDay(date)
  if (!day) return { key: 'dateRequired', params: [date, 'dd/mm/yy, dd/mm/yyyy'] }
  const teams = {
    home: spellingOf(division.country, home),
    away: spellingOf(division.country, away),
  }
  const names = [teams.home.name, teams.away.name].map(foldName)
  const sourceKey = ['football-data', div, day.toISODate(), ...names].join(':')
  return { line, cells, div, division, day, ...teams, sourceKey }
}

/** Parses `dd/mm/yy` or `dd/mm/yyyy`; null for any other text and for days that do not exist. */
export function parseDay(text: string): DateTime | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text)
  if (!match) return null
  const [day = 0, month = 0, year = 0] = match.slice(1).map(Number)
  const century = year > LAST_SHORT_YEAR ? 1900 : 2000
  const fullYear = year > 99 ? year : century + year
  const parsed = DateTime.utc(fullYear, month, day)
  return parsed.isValid ? parsed : null
}
