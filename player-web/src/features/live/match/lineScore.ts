/** What a line of the timeline changed. */
import type { LiveIncident } from '@grandstand/shared-types/live/state'

/** A point that ended a game: none is running after it. */
export const isGameWon = ({ kind, gameScore }: LiveIncident): boolean =>
  kind === 'point' && gameScore?.every((points) => points === '0') === true

/** The pair, home first, that a line brought to where it is: score, cards or corners; null where it changed none. */
export function pairAfter(line: LiveIncident): readonly [home: number, away: number] | null {
  switch (line.kind) {
    case 'goal':
    case 'own_goal':
    case 'point':
    case 'period_end':
      return line.periodScore ?? line.score
    case 'yellow_card':
      return line.yellowCards
    case 'second_yellow':
    case 'red_card':
      return line.redCards
    case 'corner':
      return line.corners
    default:
      return null
  }
}
