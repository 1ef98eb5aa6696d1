/** Score and clock of a live match as short texts. */
import { clockSeconds, type LiveState } from '@grandstand/shared-types/live/state'

const pair = ([home, away]: readonly [number | string, number | string]) => `${home}-${away}`

/** `2-1`, or null before the start. */
export const scoreText = ({ score }: LiveState): string | null => (score ? pair(score) : null)

/** Periods and the current game: `25-20, 18-25 · 40-15`; null without both. */
export function periodsText({ periodScores, gameScore }: LiveState): string | null {
  const periods = periodScores.map(pair).join(', ')
  const parts = [periods, gameScore ? pair(gameScore) : ''].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : null
}

/** `67:05`, in stoppage time `45:30 +2`; null without a clock. */
export function clockText({ clock, addedMinutes }: LiveState, nowMs: number): string | null {
  if (!clock) return null
  const added = addedMinutes ? ` +${addedMinutes}` : ''
  return minutesText(clockSeconds(clock, nowMs)) + added
}

/** Seconds as `67:05`. */
export function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
