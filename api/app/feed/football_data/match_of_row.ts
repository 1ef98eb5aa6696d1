/** Which match a row is about: the same for prices and for results, so that the second finds the first. */
import { DateTime } from 'luxon'
import { foldName } from '#catalogue/actions/import_names'
import type { FeedFault, RejectedRow } from '#feed/feed_error'
import { DIVISIONS, type Division } from '#feed/football_data/divisions'
import type { SeasonRow } from '#feed/football_data/read_table'
import { spellingOf, type TeamSpelling } from '#feed/football_data/team_spellings'

const NAME_MAX_LENGTH = 60
/** Files begin in 1993; a year of two digits above this is of the last century. */
const LAST_SHORT_YEAR = 89

export interface RowMatch {
  row: SeasonRow
  div: string
  division: Division
  /** Day of the match in the file, midnight UTC. */
  day: DateTime
  home: TeamSpelling
  away: TeamSpelling
  /** Made of division, day and teams as the file has them; moving a season does not change it. */
  sourceKey: string
}

/** Matches in file order; a row that names none, or one that stood above, is rejected. */
export function matchesOfRows(rows: readonly SeasonRow[]): {
  matches: RowMatch[]
  rejected: RejectedRow[]
} {
  const matches: RowMatch[] = []
  const rejected: RejectedRow[] = []
  const lines = new Map<string, number>()
  for (const row of rows) {
    const match = matchOf(row)
    if ('key' in match) {
      rejected.push({ line: row.line, ...match })
      continue
    }
    const first = lines.get(match.sourceKey)
    if (first !== undefined) {
      rejected.push({ line: row.line, key: 'feedRepeatedMatch', params: [first] })
      continue
    }
    lines.set(match.sourceKey, row.line)
    matches.push(match)
  }
  return { matches, rejected }
}

function matchOf(row: SeasonRow): RowMatch | FeedFault {
  const [div = '', date = '', home = '', away = ''] = ['Div', 'Date', 'HomeTeam', 'AwayTeam'].map(
    (column) => row.cells.get(column)
  )
  for (const [column, name] of [
    ['HomeTeam', home],
    ['AwayTeam', away],
  ] as const) {
    if (name === '') return { key: 'isRequiredArea', params: [column] }
    if (name.length > NAME_MAX_LENGTH) {
      return { key: 'minLengthMaxLength', params: [column, 1, NAME_MAX_LENGTH] }
    }
  }
  const division = Object.hasOwn(DIVISIONS, div) ? DIVISIONS[div] : undefined
  if (!division) return { key: 'feedUnknownDivision', params: [div] }
  const day = parseDay(date)
  if (!day) return { key: 'dateRequired', params: [date] }
  const teams = {
    home: spellingOf(division.country, home),
    away: spellingOf(division.country, away),
  }
  const names = [teams.home.name, teams.away.name].map(foldName)
  const sourceKey = ['football-data', div, day.toISODate(), ...names].join(':')
  return { row, div, division, day, ...teams, sourceKey }
}

/** `dd/mm/yy` or `dd/mm/yyyy`; null for anything else and for days that do not exist. */
export function parseDay(text: string): DateTime | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text)
  if (!match) return null
  const [day = 0, month = 0, year = 0] = match.slice(1).map(Number)
  const century = year > LAST_SHORT_YEAR ? 1900 : 2000
  const fullYear = year > 99 ? year : century + year
  const parsed = DateTime.utc(fullYear, month, day)
  return parsed.isValid ? parsed : null
}
