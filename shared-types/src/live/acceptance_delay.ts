/** The acceptance delay of a coupon with live selections (rules 5.2). */

export interface AcceptanceDelay {
  defaultSeconds: number
  /** By sport id. */
  bySport: Record<string, number>
  /** By tournament id; wins over its sport's. */
  byTournament: Record<string, number>
  /** Seconds added for 2, 3, ... live matches on one coupon; the last figure also applies to more matches. */
  byGames: number[]
}

export const DEFAULT_ACCEPTANCE_DELAY: AcceptanceDelay = {
  defaultSeconds: 5,
  bySport: { 1: 6, 2: 5, 4: 6, 5: 4, 23: 4 },
  byTournament: {},
  byGames: [1, 2, 3],
}

/** The longest delay, even when settings ask for more. */
export const MOST_ACCEPTANCE_DELAY_SECONDS = 60

/** The parts of a live selection that its delay depends on. */
interface LivePick {
  matchId: number
  sportId: number
  tournamentId: number
}

/**
 * Seconds of delay: the delay of the slowest live match, plus seconds for each further live match, plus the seconds of
 * the player's group. 0 without a live selection.
 */
export function acceptanceDelaySeconds(
  waiting: AcceptanceDelay,
  picks: readonly LivePick[],
  groupSeconds = 0
): number {
  if (picks.length === 0) return 0
  const slowest = Math.max(
    ...picks.map(
      ({ sportId, tournamentId }) =>
        waiting.byTournament[tournamentId] ?? waiting.bySport[sportId] ?? waiting.defaultSeconds
    )
  )
  const games = new Set(picks.map(({ matchId }) => matchId)).size
  const more =
    games < 2 ? 0 : (waiting.byGames[Math.min(games - 2, waiting.byGames.length - 1)] ?? 0)
  return Math.min(MOST_ACCEPTANCE_DELAY_SECONDS, slowest + more + groupSeconds)
}
