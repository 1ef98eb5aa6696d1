/** The match of a row. Fixtures and results use the same source key, so a result finds its match. */
import { DateTime } from 'luxon'
import { foldName } from '#catalogue/actions/import_names'
import type { CsvRow, CsvTable } from '#season_files/reading/csv_table'
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

/** How a format of football writes its rows. */
interface RowForm {
  format: string
  div: string
  /** Null for a text that is no day. */
  dayOf(text: string): DateTime | null
  /** The form of a day as a message names it. */
  dayForm: string
}

/** The matches of a season; rows without a valid match are rejected. */
export const matchesOfRows = ({ rows, rejected }: CsvTable): SeasonMatches<RowMatch> =>
  distinctMatches(
    rows,
    (row) =>
      matchOfRow(row, {
        format: 'football-data',
        div: row.cells.get('Div') ?? '',
        dayOf: parseDay,
        dayForm: 'dd/mm/yy, dd/mm/yyyy',
      }),
    rejected
  )

export const divisionOf = (div: string): Division | undefined =>
  Object.hasOwn(DIVISIONS, div) ? DIVISIONS[div] : undefined

export function matchOfRow(
  { line, cells }: CsvRow,
  { format, div, dayOf, dayForm }: RowForm
): RowMatch | FileFault {
  const [date = '', homeTeam = '', awayTeam = ''] = ['Date', 'HomeTeam', 'AwayTeam'].map((column) =>
    cells.get(column)
  )
  const fault = nameFault('HomeTeam', homeTeam) ?? nameFault('AwayTeam', awayTeam)
  if (fault) return fault
  const division = divisionOf(div)
  if (!division) return { key: 'feedUnknownDivision', params: [div] }
  const day = dayOf(date)
  if (!day) return { key: 'dateRequired', params: [date, dayForm] }
  const home = spellingOf(division.country, homeTeam)
  const away = spellingOf(division.country, awayTeam)
  const names = [home.name, away.name].map(foldName)
  const sourceKey = [format, div, day.toISODate(), ...names].join(':')
  return { line, cells, div, division, day, home, away, sourceKey }
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
