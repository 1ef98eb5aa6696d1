/**
 * Pairs the two rows of each game: the visitor above the home team (`V`, `H`; `N`, `N` at a neutral place). Days are
 * month and day (`1016`); the file name holds the year.
 */
import { basename } from 'node:path'
import { DateTime } from 'luxon'
import { ownEntry } from '#core/requests/untrusted'
import { foldName } from '#catalogue/actions/import_names'
import { readCsvTable, type CsvRow } from '#season_files/reading/csv_table'
import { FileError, type FileFault, type RejectedRow } from '#season_files/reading/file_error'
import {
  distinctMatches,
  nameFault,
  type MatchTeam,
  type SeasonMatches,
} from '#season_files/reading/season_matches'
import type { Cells, Game, League } from '#season_files/two_row/league'

interface GameSeason {
  /** `2018` or `2018-19`, as in the file name. */
  season: string
  games: SeasonMatches<Game>
}

const IDENTITY = ['Date', 'Rot', 'VH', 'Team']

/** A season named after two years begins in the second half of the first year. */
const FIRST_LATE_MONTH = 7
/** Days run forward in a file: a jump back by this many months starts the next year. */
const MONTHS_OF_A_NEW_YEAR = 6

/** Reads the games of a season. Throws as `readCsvTable` does; `feedNoSeason` when the file name holds no year. */
export async function readGames(path: string, league: League): Promise<GameSeason> {
  const table = await readCsvTable(path, { identity: IDENTITY, ...league.header })
  const season = /(?<!\d)((?:19|20)\d{2})(-\d{2})?(?!\d)/.exec(basename(path))
  if (!season?.[1]) throw new FileError('feedNoSeason', table.file, 0, [league.fileNameExample])
  const { pairs, rejected } = pairsOf(table.rows)
  const dayOf = calendar(Number(season[1]), season[2] !== undefined)
  const unread = [...table.rejected, ...rejected]
  const games = distinctMatches(pairs, (pair) => gameOf(pair, dayOf, league), unread)
  return { season: season[0], games }
}

interface RowPair {
  line: number
  visitor: Cells
  home: Cells
}

const SIDES = ['V H', 'N N']

function pairsOf(rows: readonly CsvRow[]): { pairs: RowPair[]; rejected: RejectedRow[] } {
  const pairs: RowPair[] = []
  const rejected: RejectedRow[] = []
  for (let i = 0; i < rows.length; i++) {
    const [first, second] = [rows[i], rows[i + 1]]
    if (!first) break
    if (second && isGame(first, second)) {
      pairs.push({ line: first.line, visitor: first.cells, home: second.cells })
      i++
    } else {
      const params = ['VH', first.cells.get('VH') ?? '']
      rejected.push({ line: first.line, key: 'feedLoneRow', params })
    }
  }
  return { pairs, rejected }
}

const isGame = ({ cells: first, line }: CsvRow, { cells: second, line: next }: CsvRow) =>
  next === line + 1 &&
  first.get('Date') === second.get('Date') &&
  SIDES.includes(`${first.get('VH')} ${second.get('VH')}`)

type DayOf = (monthAndDay: string) => DateTime | null

/** Reads the days of a file in order, and moves to the next year where the months start again. */
function calendar(firstYear: number, isTwoYears: boolean): DayOf {
  let year = firstYear
  let month: number | undefined
  return (text) => {
    const match = /^(\d{1,2})(\d{2})$/.exec(text)
    if (!match) return null
    const [next = 0, day = 0] = match.slice(1).map(Number)
    if (month === undefined && isTwoYears && next < FIRST_LATE_MONTH) year++
    if (month !== undefined && month - next >= MONTHS_OF_A_NEW_YEAR) year++
    const parsed = DateTime.utc(year, next, day)
    if (!parsed.isValid) return null
    month = next
    return parsed
  }
}

/** The source key ends with the rotation number, since two teams may play twice on one day. */
function gameOf(
  { line, visitor, home }: RowPair,
  dayOf: DayOf,
  { format, teams }: League
): Game | FileFault {
  const [away = '', host = '', date = '', rotation = ''] = [
    visitor.get('Team'),
    home.get('Team'),
    visitor.get('Date'),
    visitor.get('Rot'),
  ]
  const fault = nameFault('Team', away) ?? nameFault('Team', host)
  if (fault) return fault
  const day = dayOf(date)
  if (!day) return { key: 'dateRequired', params: [date, 'mdd, mmdd'] }
  const [homeTeam, awayTeam] = [teamOf(host, teams), teamOf(away, teams)]
  const names = [homeTeam, awayTeam].map(({ name }) => foldName(name))
  return {
    line,
    day,
    home: homeTeam,
    away: awayTeam,
    sourceKey: [format, day.toISODate(), ...names, rotation].join(':'),
    visitorCells: visitor,
    homeCells: home,
  }
}

function teamOf(written: string, teams: League['teams']): MatchTeam {
  const name = ownEntry(teams, written.replaceAll(' ', ''))
  return name === undefined ? { name: written, others: [] } : { name, others: [written] }
}
