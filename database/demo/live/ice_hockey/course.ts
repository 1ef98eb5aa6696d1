/** Three periods of ice hockey on a clock that stops; after a level score five minutes of overtime and a shoot-out. */
import type { Competitor } from '@grandstand/shared-types/markets/model/match_facts'
import type { GoalMeans } from '../../types.ts'
import { between, CourseWriter, drawn, plus, untilNext, type Moment } from '../shared/course.ts'
import { playShootout } from '../shared/shootout.ts'

export const PERIOD_SECONDS = 20 * 60
const BREAK_SECONDS = 10 * 60
const STOP_SECONDS = 15
const OVERTIME_SECONDS = 5 * 60
const FACE_OFFS_A_MINUTE = 0.9
/** How much faster goals come with three players on each side. */
const OVERTIME_PACE = 1.7

const STATUSES = ['1p', '2p', '3p'] as const
const BREAKS = ['pause1', 'pause2', '3p'] as const

export function playIceHockey(random: () => number, goals: GoalMeans): Moment[] {
  const course = new CourseWriter({ periodLengthMinutes: 20 })
  const rates = {
    home: goals.home / (3 * PERIOD_SECONDS),
    away: goals.away / (3 * PERIOD_SECONDS),
  }
  for (const [index, status] of STATUSES.entries()) {
    course.begin(index + 1, index * PERIOD_SECONDS, status)
    run(random, course, rates, { from: index * PERIOD_SECONDS, length: PERIOD_SECONDS })
    course.finish((index + 1) * PERIOD_SECONDS, BREAKS[index] ?? status, STOP_SECONDS)
    if (index < 2) course.at += BREAK_SECONDS
  }
  if (isLevel(course)) overtime(random, course, rates)
  else course.note({ status: 'ended' })
  return course.moments
}

const isLevel = ({ score: [home, away] }: CourseWriter) => home === away

/**
 * Plays `length` seconds of the clock from `from` on, or until a goal when `isSudden`; returns the clock at the end.
 */
function run(
  random: () => number,
  course: CourseWriter,
  rates: GoalMeans,
  { from, length, isSudden = false }: { from: number; length: number; isSudden?: boolean }
): number {
  const faceOffs = FACE_OFFS_A_MINUTE / 60
  let clock = from
  for (;;) {
    const gap = untilNext(random, rates.home + rates.away + faceOffs)
    if (clock + gap >= from + length) break
    clock += gap
    course.at += gap
    const what = drawn(random, [
      ['home', rates.home],
      ['away', rates.away],
      ['faceOff', faceOffs],
    ])
    if (what === 'faceOff') course.note({ state: course.clock(clock, false) })
    else score(random, course, what, clock)
    if (isSudden && what !== 'faceOff') return clock
    course.at += what === 'faceOff' ? between(random, 12, 35) : between(random, 30, 50)
    course.note({ state: course.clock(clock) })
  }
  course.at += from + length - clock
  return from + length
}

function score(random: () => number, course: CourseWriter, side: Competitor, clock: number): void {
  course.note({
    state: {
      ...course.clock(clock, false),
      score: plus(course.score, side),
      periodScores: course.periodScoresWith(side),
    },
    incident: { kind: 'goal', side },
    stop: { seconds: between(random, 12, 25), reason: 'goal' },
  })
}

function overtime(random: () => number, course: CourseWriter, rates: GoalMeans): void {
  course.note({ status: 'paused' })
  course.at += 3 * 60
  const from = 3 * PERIOD_SECONDS
  course.begin(4, from, 'ot')
  const faster = { home: rates.home * OVERTIME_PACE, away: rates.away * OVERTIME_PACE }
  const clock = run(random, course, faster, { from, length: OVERTIME_SECONDS, isSudden: true })
  course.finish(clock, 'ot', STOP_SECONDS)
  if (!isLevel(course)) {
    course.note({ status: 'after_ot' })
    return
  }
  course.at += 3 * 60
  playShootout(random, course, { period: 5, first: 'home', each: 3, gap: [20, 35], chance: 0.33 })
}
