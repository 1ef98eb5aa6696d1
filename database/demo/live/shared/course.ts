/**
 * The course of one match: every event, second by second, computed before any price. Each sport makes its course from
 * its own random numbers; the state at a second is that of the last moment up to it.
 */
import type { IncidentKind, LiveState } from '@grandstand/shared-types/live/state'
import { EMPTY_LIVE_STATE } from '@grandstand/shared-types/live/state'
import type { Competitor, Score } from '@grandstand/shared-types/markets/model/match_facts'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'

/** A live state whose clock has no time of day, only its seconds at the moment. */
export interface CourseState extends Omit<LiveState, 'clock'> {
  clock: { seconds: number; isRunning: boolean } | null
}

export interface CourseIncident {
  kind: IncidentKind
  side: Competitor | null
  /** Seconds of the match clock. */
  seconds: number | null
}

/** Why bets are stopped for a time (rules 7.4). */
export type StopReason =
  | 'possibleGoal'
  | 'goal'
  | 'possibleRedCard'
  | 'redCard'
  | 'videoReview'
  | 'break'
  | 'shootoutBegins'

export interface Moment {
  /** Seconds since the match began, breaks included. */
  at: number
  /** From 1; overtime and shoot-out take the next numbers. */
  period: number
  status: MatchStatus
  /** The state right after the moment. */
  state: CourseState
  incident: CourseIncident | null
  /** Stops bets for this many seconds from the moment on; null when bets go on. */
  stop: { seconds: number; reason: StopReason } | null
}

interface Note {
  state?: Partial<CourseState>
  status?: MatchStatus
  incident?: { kind: IncidentKind; side?: Competitor }
  stop?: Moment['stop']
}

/** Records the course in order. The sport that plays the match keeps the match clock and passes it to `clock`. */
export class CourseWriter {
  readonly moments: Moment[] = []
  period = 1
  /** Seconds since the match began. */
  at = 0
  #status: MatchStatus = 'not_started'
  #state: CourseState

  constructor(first: Partial<CourseState> = {}) {
    this.#state = { ...EMPTY_LIVE_STATE, score: [0, 0], ...first, clock: first.clock ?? null }
  }

  get state(): CourseState {
    return this.#state
  }

  get score(): Score {
    return this.#state.score ?? [0, 0]
  }

  /** Records a change at the present second; `incident` also goes on the timeline. */
  note({ state = {}, status, incident, stop = null }: Note): void {
    this.#state = { ...this.#state, ...state }
    this.#status = status ?? this.#status
    this.moments.push({
      at: this.at,
      period: this.period,
      status: this.#status,
      state: this.#state,
      incident: incident
        ? {
            kind: incident.kind,
            side: incident.side ?? null,
            seconds: this.#state.clock?.seconds ?? null,
          }
        : null,
      stop,
    })
  }

  /** Begins a period at `clock` seconds of the match clock. */
  begin(period: number, clock: number, status: MatchStatus): void {
    this.period = period
    this.note({
      status,
      state: { periodScores: [...this.#state.periodScores, [0, 0]], ...this.clock(clock) },
      incident: { kind: 'period_start' },
    })
  }

  /** Ends a period; bets are stopped for `stopSeconds`. */
  finish(clock: number, status: MatchStatus, stopSeconds: number): void {
    this.note({
      status,
      state: this.clock(clock, false),
      incident: { kind: 'period_end' },
      stop: { seconds: stopSeconds, reason: 'break' },
    })
  }

  /** The clock at `seconds`, running or stopped. */
  clock(seconds: number, isRunning = true): { clock: CourseState['clock'] } {
    return { clock: { seconds: Math.floor(seconds), isRunning } }
  }

  /** The scores of all periods, with `points` more for a side in the current period. */
  periodScoresWith(side: Competitor, points = 1): Score[] {
    const scores = [...this.#state.periodScores]
    scores[this.period - 1] = plus(scores[this.period - 1] ?? [0, 0], side, points)
    return scores
  }
}

export const plus = ([home, away]: Score, side: Competitor, points = 1): Score =>
  side === 'home' ? [home + points, away] : [home, away + points]

export const other = (side: Competitor): Competitor => (side === 'home' ? 'away' : 'home')

/** The time until the next event, where events come at random, `rate` times in a unit of time. */
export const untilNext = (random: () => number, rate: number): number =>
  -Math.log(1 - random()) / rate

/** A whole number of a range, both ends included. */
export const between = (random: () => number, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1))

/** One of the kinds, drawn by weight. */
export function drawn<K extends string>(
  random: () => number,
  weights: readonly (readonly [K, number])[]
): K {
  let left = random() * weights.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [kind, weight] of weights) if ((left -= weight) < 0) return kind
  const [first] = weights
  if (!first) throw new Error('nothing to draw from')
  return first[0]
}
