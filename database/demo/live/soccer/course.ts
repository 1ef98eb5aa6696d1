/** Ninety minutes of soccer, with extra time and penalties when a cup match is level. */
import type { Competitor } from '@grandstand/shared-types/markets/model/match_facts'
import { FIRST_HALF_SHARE } from '../../models/soccer.ts'
import type { GoalMeans } from '../../types.ts'
import { between, CourseWriter, drawn, plus, untilNext, type Moment } from '../shared/course.ts'
import { playShootout } from '../shared/shootout.ts'

export const HALF_SECONDS = 45 * 60
/** Seconds of each half with its expected stoppage time. */
export const EXPECTED_HALF_SECONDS = { 1: HALF_SECONDS + 135, 2: HALF_SECONDS + 285 } as const
const BREAK_SECONDS = 15 * 60
export const EXTRA_SECONDS = 30 * 60
/** Average events of one side in 90 minutes. */
const A_MATCH = { corner: 4.8, yellow: 1.9, red: 0.07, alarm: 1.2, injury: 0.3, substitution: 3.5 }
const VIDEO_REVIEWS_A_MATCH = 0.4
const PENALTY_CHANCE = 0.76

/** Goals a second of each side in a half: fewer for a side with a player sent off, more for its opponent. */
export function goalRates(
  { home, away }: GoalMeans,
  half: 1 | 2,
  [homeReds, awayReds]: readonly [number, number]
): [home: number, away: number] {
  const share = (half === 1 ? FIRST_HALF_SHARE : 1 - FIRST_HALF_SHARE) / EXPECTED_HALF_SECONDS[half]
  return [
    home * share * 0.7 ** homeReds * 1.22 ** awayReds,
    away * share * 0.7 ** awayReds * 1.22 ** homeReds,
  ]
}

export function playSoccer(random: () => number, goals: GoalMeans, isCup: boolean): Moment[] {
  const course = new CourseWriter({ periodLengthMinutes: 45 })
  const match = new SoccerMatch(random, goals, course)
  match.half(1, 0)
  course.at += BREAK_SECONDS
  match.half(2, HALF_SECONDS)
  const [home, away] = course.score
  if (!isCup || home !== away) {
    match.end('ended')
    return course.moments
  }
  match.note('paused')
  course.at += 5 * 60
  match.extraTime()
  const [homeNow, awayNow] = course.score
  if (homeNow !== awayNow) match.end('after_ot')
  else match.shootout()
  return course.moments
}

class SoccerMatch {
  /** Seconds on the clock. */
  #clock = 0
  #booked = { home: 0, away: 0 }
  readonly random: () => number
  readonly goals: GoalMeans
  readonly course: CourseWriter

  constructor(random: () => number, goals: GoalMeans, course: CourseWriter) {
    this.random = random
    this.goals = goals
    this.course = course
  }

  half(half: 1 | 2, clock: number): void {
    const { course, random } = this
    this.#begin(half, clock, half === 1 ? '1p' : '2p')
    this.#run(clock + HALF_SECONDS, half)
    const added = half === 1 ? between(random, 1, 3) : between(random, 3, 6)
    course.note({ state: { addedMinutes: added, ...course.clock(this.#clock) } })
    this.#run(this.#clock + added * 60 + between(random, 0, 30), half)
    course.note({
      state: { addedMinutes: null, ...course.clock(this.#clock, false) },
      incident: { kind: 'period_end' },
      stop: { seconds: 20, reason: 'break' },
      status: half === 1 ? 'paused' : '2p',
    })
  }

  extraTime(): void {
    this.#begin(3, 2 * HALF_SECONDS, 'ot')
    this.#run(2 * HALF_SECONDS + EXTRA_SECONDS, null)
    this.course.note({
      state: this.course.clock(this.#clock, false),
      incident: { kind: 'period_end' },
    })
  }

  shootout(): void {
    const { course, random } = this
    course.at += 4 * 60
    const first = random() < 0.5 ? 'home' : 'away'
    playShootout(random, course, {
      period: 4,
      first,
      each: 5,
      gap: [30, 45],
      chance: PENALTY_CHANCE,
    })
  }

  note(status: 'paused'): void {
    this.course.note({ status })
  }

  end(status: 'ended' | 'after_ot'): void {
    this.course.note({ status })
  }

  #begin(period: number, clock: number, status: '1p' | '2p' | 'ot'): void {
    this.#clock = clock
    this.course.begin(period, clock, status)
  }

  /** Plays until the clock is at `until`; with `half` null (extra time) only goals happen. */
  #run(until: number, half: 1 | 2 | null): void {
    for (;;) {
      const weights = this.#weights(half)
      const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
      const gap = untilNext(this.random, total)
      if (this.#clock + gap >= until) break
      this.#forward(gap)
      const [what = '', side] = drawn(this.random, weights).split(':')
      this.#happens(what, side === 'away' ? 'away' : 'home')
    }
    this.#forward(until - this.#clock)
  }

  #forward(seconds: number): void {
    this.#clock += seconds
    this.course.at += seconds
  }

  #weights(half: 1 | 2 | null): (readonly [string, number])[] {
    const [home, away] = goalRates(this.goals, half ?? 2, this.course.state.redCards)
    const scored = [['goal:home', home] as const, ['goal:away', away] as const]
    if (half === null) return scored
    const seconds = 2 * HALF_SECONDS
    const share = { home: 2 * (home / (home + away)), away: 2 * (away / (home + away)) }
    const both = (what: string, rate: number) => [
      [`${what}:home`, rate / seconds] as const,
      [`${what}:away`, rate / seconds] as const,
    ]
    return [
      ...scored,
      [`corner:home`, (A_MATCH.corner * (1 + share.home)) / 2 / seconds],
      [`corner:away`, (A_MATCH.corner * (1 + share.away)) / 2 / seconds],
      ...both('yellow', A_MATCH.yellow),
      ...both('red', A_MATCH.red),
      ...both('alarm', A_MATCH.alarm),
      ...both('injury', A_MATCH.injury),
      ...both('substitution', half === 2 ? 2 * A_MATCH.substitution : 0),
      ['video:home', VIDEO_REVIEWS_A_MATCH / seconds],
    ]
  }

  #happens(what: string, side: Competitor): void {
    const { course, random } = this
    const { corners, yellowCards } = course.state
    const clock = course.clock(this.#clock)
    switch (what) {
      case 'goal':
        return this.#goal(side)
      case 'corner':
        return course.note({
          state: { ...clock, corners: plus(corners, side) },
          incident: { kind: 'corner', side },
        })
      case 'yellow':
        // one booking in thirty goes to a player who is booked already
        if (this.#booked[side] > 0 && random() < this.#booked[side] / 30) {
          return this.#sendOff('second_yellow', side)
        }
        this.#booked[side]++
        return course.note({
          state: { ...clock, yellowCards: plus(yellowCards, side) },
          incident: { kind: 'yellow_card', side },
        })
      case 'red':
        return this.#sendOff('red_card', side)
      case 'injury':
      case 'substitution':
        return course.note({ state: clock, incident: { kind: what, side } })
      case 'video':
        return course.note({
          state: clock,
          stop: { seconds: between(random, 40, 90), reason: 'videoReview' },
        })
      default:
        return course.note({
          state: clock,
          stop: { seconds: between(random, 6, 14), reason: 'possibleGoal' },
        })
    }
  }

  /** Bets stop some seconds before the goal. */
  #goal(side: Competitor): void {
    const { course, random } = this
    course.note({
      state: course.clock(this.#clock),
      stop: { seconds: 30, reason: 'possibleGoal' },
    })
    this.#forward(between(random, 2, 6))
    const isOwn = random() < 0.03
    course.note({
      state: {
        ...course.clock(this.#clock),
        score: plus(course.score, side),
        periodScores: course.periodScoresWith(side),
      },
      incident: { kind: isOwn ? 'own_goal' : 'goal', side },
      stop: { seconds: between(random, 15, 30), reason: 'goal' },
    })
  }

  #sendOff(kind: 'red_card' | 'second_yellow', side: Competitor): void {
    const { course, random } = this
    course.note({
      state: { ...course.clock(this.#clock), redCards: plus(course.state.redCards, side) },
      incident: { kind, side },
      stop: { seconds: between(random, 20, 40), reason: 'redCard' },
    })
  }
}
