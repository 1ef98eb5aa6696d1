/** The matches of a file's rows. Fixtures and results use the same source keys, so a result finds its match. */
import { DateTime } from 'luxon'
import type { FileFault, RejectedRow } from '#season_files/reading/file_error'

const NAME_MAX_LENGTH = 60

export interface MatchTeam {
  /** The shown name, also used in source keys. */
  name: string
  /** Other spellings of the name. */
  others: readonly string[]
}

export interface SeasonMatch {
  /** Line in the file; the first line of a match with two rows. */
  line: number
  /** Day of the match in the file, midnight UTC. */
  day: DateTime
  home: MatchTeam
  away: MatchTeam
  /** Identifies the match for good; moving a season does not change it. */
  sourceKey: string
}

export interface SeasonMatches<Match extends SeasonMatch> {
  matches: Match[]
  rejected: RejectedRow[]
}

/**
 * Matches in file order. A row without a valid match, and a row that repeats a match, is rejected, as the rows of
 * `unread` are already.
 */
export function distinctMatches<Row extends { line: number }, Match extends SeasonMatch>(
  rows: readonly Row[],
  matchOf: (row: Row) => Match | FileFault,
  unread: readonly RejectedRow[]
): SeasonMatches<Match> {
  const matches: Match[] = []
  const rejected = [...unread]
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

/** The fault in a team's name, or null. */
export function nameFault(column: string, name: string): FileFault | null {
  if (name === '') return { key: 'isRequiredArea', params: [column] }
  if (name.length <= NAME_MAX_LENGTH) return null
  return { key: 'minLengthMaxLength', params: [column, 1, NAME_MAX_LENGTH] }
}

/** Parses `yyyy-mm-dd`; null for any other text and for days that do not exist. */
export function parseIsoDay(text: string): DateTime | null {
  const day = DateTime.fromFormat(text, 'yyyy-MM-dd', { zone: 'utc' })
  return day.isValid ? day : null
}

export const firstDayOf = (matches: readonly SeasonMatch[]): DateTime | undefined =>
  matches.length > 0 ? DateTime.min(...matches.map(({ day }) => day)) : undefined

/** Epoch milliseconds of `hh:mm` or `hh:mm:ss` on a day in a zone; null when that time does not exist. */
export function kickoffAt(day: DateTime, time: string, zone: string): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time)
  if (!match) return null
  const [hour, minute] = match.slice(1).map(Number)
  const kickoff = DateTime.fromObject(
    { year: day.year, month: day.month, day: day.day, hour, minute },
    { zone }
  )
  // the night on which clocks go forward lacks an hour, which the library would shift
  const exists = kickoff.isValid && kickoff.hour === hour && kickoff.minute === minute
  return exists ? kickoff.toMillis() : null
}
