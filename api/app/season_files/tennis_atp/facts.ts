/** The facts of a tennis-data row: sets, and how the match ended. */
import type {
  FactStatus,
  MatchFacts,
  Score,
} from '@grandstand/shared-types/markets/model/match_facts'
import { ownEntry } from '#core/requests/untrusted'
import type { FileFault } from '#season_files/reading/file_error'
import type { AwardedPolicy } from '#season_files/reading/season'
import { scoreOf } from '#season_files/reading/season_results'
import type { TennisMatch } from '#season_files/tennis_atp/match_of_row'

const SETS = ['1', '2', '3', '4', '5']

/** Statuses by the row's comment. */
const STATUS_BY_COMMENT: Readonly<Record<string, FactStatus>> = {
  completed: 'ended',
  retired: 'retired',
  disqualified: 'retired',
  walkover: 'walkover',
  awarded: 'awarded',
}

/**
 * Null for a row without a comment: the match has not been played. A match that was not finished has its sets, the last
 * one unfinished, and the player who went through: markets decided early are settled, the others are void (rules 3.5).
 */
export function factsOf(match: TennisMatch, awarded: AwardedPolicy): MatchFacts | FileFault | null {
  const { cells, winner } = match
  const comment = cells.get('Comment') ?? ''
  if (comment === '') return null
  const status = ownEntry(STATUS_BY_COMMENT, comment.toLowerCase())
  if (!status) return { key: 'feedCellWrong', params: ['Comment', comment] }
  if (status === 'walkover') return { status, periods: {}, winner }
  const setsWon = scoreOfRow(match, 'Wsets', 'Lsets')
  const sets = SETS.flatMap((number): [string, Score][] => {
    const games = scoreOfRow(match, `W${number}`, `L${number}`)
    return games ? [[number, games]] : []
  })
  return {
    status,
    ...(status === 'awarded' && { awardedPolicy: awarded }),
    periods: Object.fromEntries(sets),
    ...(setsWon && { fullTime: setsWon }),
    ...(status !== 'ended' && { winner }),
  }
}

function scoreOfRow(
  { cells, winner }: TennisMatch,
  ofWinner: string,
  ofLoser: string
): Score | undefined {
  const [won, lost] = [cells.get(ofWinner), cells.get(ofLoser)]
  return winner === 'home' ? scoreOf(won, lost) : scoreOf(lost, won)
}
