/** Three periods of ice hockey on a clock that stops; after a level score five minutes of overtime and a shoot-out. */
import type { Competitor } from '@grandstand/shared-types/markets/model/match_facts'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import type { GoalMeans } from '../../types.ts'
import { between, CourseWriter, drawn, plus, waiting, type Moment } from '../shared/course.ts'
import { isShootoutOver } from '../soccer/course.ts'

export const PERIOD_SECONDS = 20 * 60
const BREAK_SECONDS = 10 * 60
const OVERTIME_SECONDS = 5 * 60
const FACE_OFFS_A_MINUTE = 0.9
/** How much faster goals come with three players against three. */
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
    begin(course, index + 1, status, index * PERIOD_SECONDS)
    run(random, course, rates, { from: index * PERIOD_SECONDS, length: PERIOD_SECONDS })
    finish(course, (index + 1) * PERIOD_SECONDS, BREAKS[index] ?? status)
    if (index < 2) course.at += BREAK_SECONDS
  }
  if (isLevel(course)) overtime(random, course, rates)
  else course.note({ status: 'ended' })
  return course.moments
}

const isLevel = ({ score: [home, away] }: CourseWriter) => home === away

function begin(course: CourseWriter, period: number, status: MatchStatus, clock: number) {
  course.period = period
  course.note({
    status,
    state: { periodScores: [...course.state.periodScores, [0, 0]], ...course.clock(clock) },
    incident: { kind: 'period_start' },
  })
}

function finish(course: CourseWriter, clock: number, status: MatchStatus) {
  course.note({
    status,
    state: course.clock(clock, false),
    incident: { kind: 'period_end' },
    stop: { seconds: 15, reason: 'break' },
  })
}

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
    const gap = waiting(random, rates.home + rates.away + faceOffs)
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
  begin(course, 4, 'ot', from)
  const faster = { home: rates.home * OVERTIME_PACE, away: rates.away * OVERTIME_PACE }
  const clock = run(random, course, faster, { from, length: OVERTIME_SECONDS, isSudden: true })
  finish(course, clock, 'ot')
  if (!isLevel(course)) {
    course.note({ status: 'after_ot' })
    return
  }
  course.at += 3 * 60
  course.period = 5
  course.note({
    status: 'pen',
    state: { periodScores: [...course.state.periodScores, [0, 0]] },
    incident: { kind: 'period_start' },
    stop: { seconds: 3600, reason: 'shootoutBegins' },
  })
  const shots = { home: 0, away: 0 }
  let side: Competitor = 'home'
  while (!isShootoutOver(shots, course.state.periodScores[4] ?? [0, 0], 3)) {
    course.at += between(random, 20, 35)
    shots[side]++
    if (random() < 0.33) course.note({ state: { periodScores: course.periodScoresWith(side) } })
    side = side === 'home' ? 'away' : 'home'
  }
  course.note({ status: 'after_pen' })
}
