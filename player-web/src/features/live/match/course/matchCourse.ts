/** The course of a match as points of a chart: goals and cards over its time, and the lead between them. */
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'
import type { LiveIncident } from '@grandstand/shared-types/live/state'

/** Sports with few goals and a clock, and the minutes of their regular time. */
const MINUTES: ReadonlyMap<number, number> = new Map([
  [SPORT_IDS.soccer, 90],
  [SPORT_IDS.iceHockey, 60],
])

type CourseMark = 'goal' | 'yellow' | 'red'

export interface CoursePoint {
  mark: CourseMark
  side: 'home' | 'away'
  /** From 0 at the start to 1 at the end. */
  at: number
  /** Goals of the home side less those of the away side, after the incident. */
  lead: number
}

export interface Course {
  points: CoursePoint[]
  /** How much of the match has been played, from 0 to 1. */
  played: number
  /** Borders between quarters of the time, from 0 to 1. */
  quarters: number[]
}

const CARDS: Partial<Record<LiveIncident['kind'], CourseMark>> = {
  yellow_card: 'yellow',
  second_yellow: 'red',
  red_card: 'red',
}

/** Null for a sport without such a chart, or before the clock runs. `seconds`: of the match clock now; null without one. */
export function courseOf(
  sportId: number,
  lines: readonly LiveIncident[],
  seconds: number | null
): Course | null {
  const minutes = MINUTES.get(sportId)
  if (minutes === undefined || seconds === null) return null
  const latest = Math.max(seconds, ...lines.map((line) => line.seconds ?? 0))
  const whole = Math.max(minutes * 60, latest)
  const points: CoursePoint[] = []
  let before: readonly [number, number] = [0, 0]
  for (const { kind, side, score, seconds: at } of lines) {
    const [home, away] = score
    const scorer = home > before[0] ? 'home' : away > before[1] ? 'away' : null
    before = score
    if (at === null) continue
    const place = { at: at / whole, lead: home - away }
    const card = CARDS[kind]
    if (scorer) points.push({ mark: 'goal', side: scorer, ...place })
    else if (card && side) points.push({ mark: card, side, ...place })
  }
  const quarters = [0.25, 0.5, 0.75].map((part) => (part * minutes * 60) / whole)
  return { points, played: Math.min(1, seconds / whole), quarters }
}
