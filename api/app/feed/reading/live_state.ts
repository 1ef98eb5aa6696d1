/** The parts of a live state that all feeds send in the same way. */
import {
  isInPlay,
  isPaused,
  type MatchStatus,
} from '@grandstand/shared-types/catalogue/match_status'
import type { LiveState, MatchClock } from '@grandstand/shared-types/live/state'
import type { Competitor, Score } from '@grandstand/shared-types/markets/model/match_facts'
import { sumScores } from '@grandstand/shared-types/markets/scores/score_for'

const SERVERS: ReadonlyMap<string, Competitor> = new Map([
  ['1', 'home'],
  ['2', 'away'],
])

export const serverOf = (text: string | null): Competitor | undefined => SERVERS.get(text ?? '')

interface SaidClock {
  /** Seconds played; null when the feed counts down or sends no time. */
  up: number | null
  /** Seconds left. */
  down: number | null
  isStopped: boolean
}

/** A clock runs only while the match is played. `at` is the message's time. */
export function clockOf(
  { up, down, isStopped }: SaidClock,
  status: MatchStatus | null,
  at: number
): MatchClock | null {
  const isPlayed = status !== null && isInPlay(status) && !isPaused(status)
  const isRunning = isPlayed && !isStopped && status !== 'interrupted'
  if (up !== null) return { seconds: up, isRunning, at }
  // a countdown stands still between messages, because our clock only adds
  return down === null ? null : { seconds: down, isRunning: false, at }
}

interface SaidCounts {
  yellow: Score | null
  red: Score | null
  /** Sent off by a second yellow card. */
  yellowRed: Score | null
  corners: Score | null
}

/** The counts that the feed said. */
export const countsOf = ({
  yellow,
  red,
  yellowRed,
  corners,
}: SaidCounts): Partial<Pick<LiveState, 'yellowCards' | 'redCards' | 'corners'>> => ({
  ...(yellow && { yellowCards: yellow }),
  ...((red ?? yellowRed) && { redCards: sumScores([red ?? [0, 0], yellowRed ?? [0, 0]]) }),
  ...(corners && { corners }),
})
