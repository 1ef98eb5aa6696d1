/** Best of five sets of volleyball, rally by rally. */
import type { Competitor } from '@grandstand/shared-types/markets/model/match_facts'
import { between, CourseWriter, plus, type Moment } from '../shared/course.ts'

const SETS_TO_WIN = 3
const SET_BREAK_SECONDS = 3 * 60
const STATUSES = ['1set', '2set', '3set', '4set', '5set'] as const
const BREAKS = ['pause1', 'pause2', 'pause3', 'pause4', 'pause5'] as const

/** Points that win a set: 15 in the fifth set, 25 in others. */
export const setTarget = (set: number): number => (set === 5 ? 15 : 25)

/** `rally`: home's chance in one rally. */
export function playVolleyball(random: () => number, rally: number): Moment[] {
  const course = new CourseWriter({ serving: random() < 0.5 ? 'home' : 'away' })
  for (let set = 1; ; set++) {
    course.period = set
    course.note({
      status: STATUSES[set - 1] ?? '5set',
      state: { periodScores: [...course.state.periodScores, [0, 0]] },
      incident: { kind: 'period_start' },
    })
    const winner = playSet(random, course, rally, setTarget(set))
    const isLast = Math.max(...plus(course.score, winner)) === SETS_TO_WIN
    course.note({
      status: isLast ? STATUSES[set - 1] : BREAKS[set - 1],
      state: { score: plus(course.score, winner) },
      incident: { kind: 'period_end' },
      stop: { seconds: 15, reason: 'break' },
    })
    if (isLast) break
    course.at += SET_BREAK_SECONDS
  }
  course.note({ status: 'ended', state: { serving: null } })
  return course.moments
}

function playSet(
  random: () => number,
  course: CourseWriter,
  rally: number,
  target: number
): Competitor {
  for (;;) {
    course.at += between(random, 18, 32)
    const side: Competitor = random() < rally ? 'home' : 'away'
    course.note({ state: { periodScores: course.periodScoresWith(side), serving: side } })
    const [home, away] = course.state.periodScores.at(-1) ?? [0, 0]
    if (Math.max(home, away) >= target && Math.abs(home - away) >= 2) return side
    // a time-out
    if (Math.max(home, away) === 12 && Math.min(home, away) < 12) course.at += 30
  }
}
