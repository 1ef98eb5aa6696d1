/**
 * The match of a tennis-data row. The file names winner and loser; the home side is the name that comes first in the
 * alphabet, so the side does not tell the winner.
 */
import { foldName } from '#catalogue/actions/import_names'
import type { Competitor } from '@grandstand/shared-types/markets/model/match_facts'
import type { CsvRow } from '#season_files/reading/csv_table'
import type { FileFault } from '#season_files/reading/file_error'
import {
  nameFault,
  parseIsoDay,
  type MatchTeam,
  type SeasonMatch,
} from '#season_files/reading/season_matches'

/** A season's first tournament begins in late December. */
const DAYS_BEFORE_NEW_YEAR = 14

export interface TennisMatch extends SeasonMatch {
  cells: CsvRow['cells']
  winner: Competitor
  /** The tour's number of the tournament in the season. */
  tournamentNumber: number
  tournament: string
  /** The year that the season is named after. */
  year: number
}

export function matchOf({ line, cells }: CsvRow): TennisMatch | FileFault {
  const [number = '', tournament = '', date = '', winner = '', loser = ''] = [
    'ATP',
    'Tournament',
    'Date',
    'Winner',
    'Loser',
  ].map((column) => cells.get(column))
  const fault =
    nameFault('Tournament', tournament) ?? nameFault('Winner', winner) ?? nameFault('Loser', loser)
  if (fault) return fault
  if (!/^\d{1,3}$/.test(number)) return { key: 'feedCellWrong', params: ['ATP', number] }
  const day = parseIsoDay(date)
  if (!day) return { key: 'dateRequired', params: [date, 'yyyy-mm-dd'] }
  const isWinnerFirst = foldName(winner) < foldName(loser)
  const [home, away] = isWinnerFirst ? [winner, loser] : [loser, winner]
  return {
    line,
    cells,
    day,
    home: player(home),
    away: player(away),
    winner: isWinnerFirst ? 'home' : 'away',
    tournamentNumber: Number(number),
    tournament,
    year: day.plus({ days: DAYS_BEFORE_NEW_YEAR }).year,
    sourceKey: ['tennis-atp', day.toISODate(), foldName(home), foldName(away)].join(':'),
  }
}

const player = (name: string): MatchTeam => ({ name, others: [] })
