/** The matches that the rows of a file name: the same for prices and for results, so that the second finds the first. */
import { DateTime } from 'luxon'
import type { FileFault, RejectedRow } from '#season_files/reading/file_error'

const NAME_MAX_LENGTH = 60

export interface MatchTeam {
  /** The name that is shown and that keys are made of. */
  name: string
  /** Other spellings of it. */
  others: readonly string[]
}

export interface SeasonMatch {
  /** Where it stands in the file; for a match of two rows, the first. */
  line: number
  /** Day of the match in the file, midnight UTC. */
  day: DateTime
  home: MatchTeam
  away: MatchTeam
  /** Names the match for good; moving a season does not change it. */
  sourceKey: string
}

export interface SeasonMatches<Match extends SeasonMatch> {
  matches: Match[]
  rejected: RejectedRow[]
}

/** Matches in file order; a row that names none, or one that stood above, is rejected. */
export function distinctMatches<Row extends { line: number }, Match extends SeasonMatch>(
  rows: readonly Row[],
  matchOf: (row: Row) => Match | FileFault
): SeasonMatches<Match> {
  const matches: Match[] = []
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

/** What is wrong with the name of a team, or null. */
export function nameFault(column: string, name: string): FileFault | null {
  if (name === '') return { key: 'isRequiredArea', params: [column] }
  if (name.length <= NAME_MAX_LENGTH) return null
  return { key: 'minLengthMaxLength', params: [column, 1, NAME_MAX_LENGTH] }
}

/** `yyyy-mm-dd`; null for anything else and for days that do not exist. */
export function parseIsoDay(text: string): DateTime | null {
  const day = DateTime.fromFormat(text, 'yyyy-MM-dd', { zone: 'utc' })
  return day.isValid ? day : null
}

export const firstDayOf = (matches: readonly SeasonMatch[]): DateTime | undefined =>
  matches.length > 0 ? DateTime.min(...matches.map(({ day }) => day)) : undefined

/** `hh:mm` or `hh:mm:ss` of a day in a zone as epoch milliseconds; null when there is no such time. */
export function kickoffAt(day: DateTime, time: string, zone: string): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time)
  if (!match) return null
  const [hour, minute] = match.slice(1).map(Number)
  const kickoff = DateTime.fromObject(
    { year: day.year, month: day.month, day: day.day, hour, minute },
    { zone }
  )
  return kickoff.isValid ? kickoff.toMillis() : null
}
