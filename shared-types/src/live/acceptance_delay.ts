/** How long a coupon with live selections waits before it is accepted (rules 5.2). */

export interface AcceptanceDelay {
  defaultSeconds: number
  /** By sport id. */
  bySport: Record<string, number>
  /** By tournament id; before that of its sport. */
  byTournament: Record<string, number>
  /** Added for 2, 3, ... live games on one coupon; the last figure holds for more. */
  byGames: number[]
}

export const DEFAULT_ACCEPTANCE_DELAY: AcceptanceDelay = {
  defaultSeconds: 5,
  bySport: { 1: 6, 2: 5, 4: 6, 5: 4, 23: 4 },
  byTournament: {},
  byGames: [1, 2, 3],
}

/** Nobody waits longer than this, whatever is set. */
export const MOST_ACCEPTANCE_DELAY_SECONDS = 60

/** A live selection as far as its waiting time goes. */
export interface LivePick {
  matchId: number
  sportId: number
  tournamentId: number
}

/**
 * Seconds a coupon waits: the slowest of its live games, more for each further one, and what the player's group waits on
 * top. 0 without a live selection.
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
