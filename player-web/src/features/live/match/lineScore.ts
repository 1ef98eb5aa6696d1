/** The score of the match after a line of the timeline. */
import type { LiveIncident } from '@grandstand/shared-types/live/state'
import { hasSets } from '../../../scores/periods.ts'

/** Whether the point ended a game, after which no game is under way. */
export const isGameWon = ({ kind, gameScore }: LiveIncident): boolean =>
  kind === 'point' && gameScore?.every((points) => points === '0') === true

/** Columns of the timeline; the score of the match is the last. */
export type ScoreColumn = 'points' | 'games' | 'sets' | 'score'

type Pair = readonly [home: number | string, away: number | string]

/** The columns of a sport. `lines`: the lines of the timeline. */
export function scoreColumns(sportId: number, lines: readonly LiveIncident[]): ScoreColumn[] {
  if (!hasSets(sportId)) return ['score']
  if (!lines.some(({ gameScore }) => gameScore)) return ['points', 'sets']
  const hasPoints = lines.some((line) => line.gameScore && !isGameWon(line))
  return hasPoints ? ['points', 'games', 'sets'] : ['games', 'sets']
}

/** The figures of a line in these columns; null for a column that the line has no figure for. */
export function scoresOf(line: LiveIncident, columns: readonly ScoreColumn[]): (Pair | null)[] {
  const { score, periodScore = null, gameScore = null } = line
  const hasGames = columns.includes('games')
  return columns.map((column): Pair | null => {
    if (column === 'points') return hasGames ? (isGameWon(line) ? null : gameScore) : periodScore
    return column === 'games' ? periodScore : score
  })
}
