/** Four quarters of basketball, attack by attack, with overtime after a level score. */
import type { PointMeans } from '../../models/points.ts'
import { between, CourseWriter, plus, other, type Moment } from '../shared/course.ts'
import type { Competitor } from '@grandstand/shared-types/markets/model/match_facts'

const MEAN_ATTACK_SECONDS = 15
const OVERTIME_SECONDS = 5 * 60
const QUARTER_BREAK_SECONDS = 2 * 60
const HALF_BREAK_SECONDS = 15 * 60
const STOP_SECONDS = 10
/** Average points of an attack at full strength: 0.76 from twos, 0.36 from threes, 0.06 from single free throws. */
const FULL_POINTS = 1.18
const STATUSES = ['1p', '2p', '3p', '4p'] as const
const BREAKS = ['pause1', 'paused', 'pause3', '4p'] as const

/** Twelve minutes a quarter in leagues with high scores, ten in others. */
export const quarterSeconds = ({ total }: PointMeans): number => (total > 190 ? 720 : 600)

export function playBasketball(random: () => number, means: PointMeans): Moment[] {
  const length = quarterSeconds(means)
  const course = new CourseWriter({ periodLengthMinutes: length / 60 })
  const attacks = (2 * length) / MEAN_ATTACK_SECONDS
  const quality = {
    home: (means.total + means.margin) / 2 / attacks / FULL_POINTS,
    away: (means.total - means.margin) / 2 / attacks / FULL_POINTS,
  }
  for (const [index, status] of STATUSES.entries()) {
    course.begin(index + 1, index * length, status)
    run(random, course, quality, { from: index * length, length })
    course.finish((index + 1) * length, BREAKS[index] ?? status, STOP_SECONDS)
    if (index < 3) course.at += index === 1 ? HALF_BREAK_SECONDS : QUARTER_BREAK_SECONDS
  }
  const isLevel = () => course.score[0] === course.score[1]
  if (!isLevel()) {
    course.note({ status: 'ended' })
    return course.moments
  }
  let clock = 4 * length
  // several overtimes are recorded as one period
  course.begin(5, clock, 'ot')
  for (; isLevel(); clock += OVERTIME_SECONDS) {
    course.at += QUARTER_BREAK_SECONDS
    run(random, course, quality, { from: clock, length: OVERTIME_SECONDS })
  }
  course.finish(clock, 'ot', STOP_SECONDS)
  course.note({ status: 'after_ot' })
  return course.moments
}

/** Plays one attack after another; the clock stops after some of them. */
function run(
  random: () => number,
  course: CourseWriter,
  quality: Record<Competitor, number>,
  { from, length }: { from: number; length: number }
): void {
  let clock = from
  let side: Competitor = random() < 0.5 ? 'home' : 'away'
  for (;;) {
    const seconds = between(random, 7, 2 * MEAN_ATTACK_SECONDS - 7)
    if (clock + seconds >= from + length) break
    clock += seconds
    course.at += seconds
    const points = pointsOf(random() / quality[side])
    const stands = random() < 0.3 ? between(random, 15, 45) : 0
    const state = course.clock(clock, stands === 0)
    if (points > 0) {
      course.note({
        state: {
          ...state,
          score: plus(course.score, side, points),
          periodScores: course.periodScoresWith(side, points),
        },
      })
    } else if (stands > 0) course.note({ state })
    if (stands > 0) {
      course.at += stands
      course.note({ state: course.clock(clock) })
    }
    side = other(side)
  }
  course.at += from + length - clock
}

/** `draw`: a number drawn evenly from 0 to 1, divided by the strength of the side. */
function pointsOf(draw: number): number {
  if (draw < 0.38) return 2
  if (draw < 0.5) return 3
  return draw < 0.56 ? 1 : 0
}
