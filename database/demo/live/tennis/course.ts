/** Best of three sets of tennis, point by point; sometimes a player retires. */
import type { Competitor, Score } from '@grandstand/shared-types/markets/model/match_facts'
import { between, CourseWriter, other, plus, type Moment } from '../shared/course.ts'
import { isSetOver, type TennisChances } from './chances.ts'

const SETS_TO_WIN = 2
const RETIREMENT_CHANCE = 0.025
const STATUSES = ['1set', '2set', '3set'] as const
const NAMES = ['0', '15', '30', '40'] as const

export function playTennis(random: () => number, chances: TennisChances): Moment[] {
  const course = new CourseWriter({
    serving: random() < 0.5 ? 'home' : 'away',
    gameScore: ['0', '0'],
  })
  const retiresAfter = random() < RETIREMENT_CHANCE ? between(random, 30, 120) : Infinity
  let points = 0
  for (let set = 1; Math.max(...course.score) < SETS_TO_WIN; set++) {
    course.period = set
    course.note({
      status: STATUSES[set - 1] ?? '3set',
      state: { periodScores: [...course.state.periodScores, [0, 0]] },
      incident: { kind: 'period_start' },
    })
    while (!isOver(course, set)) {
      points += playGame(random, course, chances)
      if (points >= retiresAfter) {
        course.at += 60
        const side = random() < 0.5 ? 'home' : 'away'
        course.note({ status: 'retired', incident: { kind: 'retired', side } })
        return course.moments
      }
    }
    const [home, away] = course.state.periodScores[set - 1] ?? [0, 0]
    course.note({
      state: { score: plus(course.score, home > away ? 'home' : 'away') },
      incident: { kind: 'period_end' },
      stop: { seconds: 15, reason: 'break' },
    })
    course.at += 120
  }
  course.note({ status: 'ended', state: { gameScore: null, serving: null } })
  return course.moments
}

const isOver = (course: CourseWriter, set: number) =>
  isSetOver(...(course.state.periodScores[set - 1] ?? ([0, 0] as const)))

/** Plays one game or tie-break; returns its number of points. */
function playGame(random: () => number, course: CourseWriter, chances: TennisChances): number {
  const first: Competitor = course.state.serving ?? 'home'
  const [homeGames, awayGames] = course.state.periodScores.at(-1) ?? [0, 0]
  const isTieBreak = homeGames === 6 && awayGames === 6
  const target = isTieBreak ? 7 : 4
  let score: Score = [0, 0]
  let played = 0
  for (;;) {
    course.at += between(random, 18, 32)
    // in a tie-break the serve changes after the first point, then after every second
    const server = isTieBreak && Math.ceil(played / 2) % 2 === 1 ? other(first) : first
    const winner: Competitor = random() < chances.points[server] ? 'home' : 'away'
    score = plus(score, winner)
    played++
    if (Math.max(...score) >= target && Math.abs(score[0] - score[1]) >= 2) {
      endGame(course, winner, other(first))
      course.at += (homeGames + awayGames) % 2 === 0 ? 60 : 15
      return played
    }
    course.note({
      state: {
        gameScore: isTieBreak ? [String(score[0]), String(score[1])] : called(score),
        serving: isTieBreak && Math.ceil(played / 2) % 2 === 1 ? other(first) : first,
      },
    })
  }
}

function endGame(course: CourseWriter, winner: Competitor, serving: Competitor): void {
  course.note({
    state: {
      periodScores: course.periodScoresWith(winner),
      gameScore: ['0', '0'],
      serving,
    },
    incident: { kind: 'point', side: winner },
  })
}

/** Points as an umpire calls them: `30`, `15`; `A` is advantage. */
function called([home, away]: Score): readonly [string, string] {
  if (home >= 3 && away >= 3) {
    return [home > away ? 'A' : '40', away > home ? 'A' : '40']
  }
  return [NAMES[home] ?? '40', NAMES[away] ?? '40']
}

/** The points behind an umpire's call; a tie-break is called by its numbers. */
export function pointsOf(names: readonly [string, string] | null, isTieBreak: boolean): Score {
  if (!names) return [0, 0]
  if (isTieBreak) return [Number(names[0]), Number(names[1])]
  const point = (name: string) => (name === 'A' ? 4 : NAMES.findIndex((known) => known === name))
  return [point(names[0]), point(names[1])]
}
