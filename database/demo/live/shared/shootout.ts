/** A shoot-out after a level match. */
import type { Competitor } from '@grandstand/shared-types/markets/model/match_facts'
import { between, other, type CourseWriter } from './course.ts'

interface Shootout {
  period: number
  first: Competitor
  /** Shots of each side, unless the shoot-out is decided earlier. */
  each: number
  /** Seconds between two shots. */
  gap: readonly [number, number]
  /** Chance that a shot scores. */
  chance: number
}

export function playShootout(
  random: () => number,
  course: CourseWriter,
  { period, first, each, gap, chance }: Shootout
): void {
  course.period = period
  course.note({
    status: 'pen',
    state: { periodScores: [...course.state.periodScores, [0, 0]] },
    incident: { kind: 'period_start' },
    stop: { seconds: 3600, reason: 'shootoutBegins' },
  })
  const shots = { home: 0, away: 0 }
  let side = first
  while (!isShootoutOver(shots, course.state.periodScores[period - 1] ?? [0, 0], each)) {
    course.at += between(random, ...gap)
    shots[side]++
    if (random() < chance) course.note({ state: { periodScores: course.periodScoresWith(side) } })
    side = other(side)
  }
  course.note({ status: 'after_pen' })
}

/** `each` shots of both sides, or fewer once one side cannot be caught; then one each until one side leads. */
function isShootoutOver(
  shots: { home: number; away: number },
  [home, away]: readonly [number, number],
  each: number
): boolean {
  if (shots.home >= each && shots.away >= each) return shots.home === shots.away && home !== away
  const left = { home: Math.max(0, each - shots.home), away: Math.max(0, each - shots.away) }
  return home > away + left.away || away > home + left.home
}
