/** The state of a match while it is played (rules 6.2). */
import type { Competitor, Score } from '../markets/model/match_facts.ts'

/** The match clock as a server saw it at `at`; a running clock is read by adding the time since. */
export interface MatchClock {
  /** Seconds played, as the sport counts them: up in soccer, down where the sport counts down. */
  seconds: number
  isRunning: boolean
  /** Epoch milliseconds. */
  at: number
}

export interface LiveState {
  /** Goals, points, runs; sets won in tennis and volleyball. Null before the start. */
  score: Score | null
  /** Games, points or goals of each period in order (setscores), not accumulated. */
  periodScores: readonly Score[]
  /** Points of the current game (gamescore), as they are called out: `0`, `15`, `30`, `40`, `A`. */
  gameScore: readonly [home: string, away: string] | null
  clock: MatchClock | null
  /** Stoppage minutes displayed at the end of a half (matchtimeextended). */
  addedMinutes: number | null
  /** Minutes of one period, where the sport is played by the clock. */
  periodLengthMinutes: number | null
  yellowCards: Score
  /** Red and yellow-red. */
  redCards: Score
  corners: Score
  /** The side that serves now. */
  serving: Competitor | null
}

export const EMPTY_LIVE_STATE: LiveState = {
  score: null,
  periodScores: [],
  gameScore: null,
  clock: null,
  addedMinutes: null,
  periodLengthMinutes: null,
  yellowCards: [0, 0],
  redCards: [0, 0],
  corners: [0, 0],
  serving: null,
}

export const INCIDENT_KINDS = [
  'period_start',
  'period_end',
  'goal',
  'own_goal',
  'point',
  'yellow_card',
  'second_yellow',
  'red_card',
  'corner',
  'substitution',
  'injury',
  'retired',
  'other',
] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

/** One line of a match's timeline, with the state right after it. */
export interface LiveIncident {
  /** From 1, in order. */
  position: number
  kind: IncidentKind
  /** Null for an incident of neither side. */
  side: Competitor | null
  /** Number of the period, from 1. */
  period: number
  /** Seconds of the match clock; null where the sport has none. */
  seconds: number | null
  score: Score
  yellowCards: Score
  redCards: Score
  corners: Score
  /** In sports without a clock: games or points of the period (set), and the points of the current game. */
  periodScore?: Score
  gameScore?: LiveState['gameScore']
}

/** Seconds on a match clock at `nowMs`. */
export function clockSeconds({ seconds, isRunning, at }: MatchClock, nowMs: number): number {
  return isRunning ? seconds + Math.max(0, Math.floor((nowMs - at) / 1000)) : seconds
}
