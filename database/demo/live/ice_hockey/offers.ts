/** Ice hockey in play: Poisson goals for the time left, overtime about an even chance. */
import { overtimeChance } from '../../models/ice_hockey.ts'
import { threeWayOf } from '../../models/goal_markets.ts'
import type { GoalMeans } from '../../types.ts'
import { goalOffers, goalTotals } from '../shared/goal_offers.ts'
import { PERIOD_SECONDS } from './course.ts'
import { oddEven, results, twoWay, type Offer, type Position } from '../shared/offers.ts'
import { remainingGoals } from '../shared/remaining_goals.ts'

const LEAST_SECONDS = 5

export function iceHockeyOffers(goals: GoalMeans, position: Position): Offer[] {
  const { state, status, period, clockSeconds, momentum } = position
  if (status === 'pen') return []
  const before = goals.home / (goals.home + goals.away)
  const toss = 0.5 + (before - 0.5) / 2 + momentum / 4
  if (period > 3 || status === 'paused') return twoWay(406, toss)
  const means = (seconds: number) =>
    [
      (goals.home * (1 + momentum) * seconds) / (3 * PERIOD_SECONDS),
      (goals.away * (1 - momentum) * seconds) / (3 * PERIOD_SECONDS),
    ] as const
  const whole = remainingGoals(
    state.score ?? [0, 0],
    means(Math.max(LEAST_SECONDS, 3 * PERIOD_SECONDS - clockSeconds))
  )
  const chances = threeWayOf(whole.margins)
  return [
    ...goalOffers(whole, { quarters: false }),
    ...twoWay(406, chances.home + chances.draw * overtimeChance(chances)),
    ...periodOffers(position, means),
  ]
}

/** Markets of the current period; in a break, of the next one. */
function periodOffers(
  { state, status, period, clockSeconds }: Position,
  meansOf: (seconds: number) => readonly [number, number]
): Offer[] {
  const isBreak = status.startsWith('pause')
  const number = isBreak ? period + 1 : period
  const score = isBreak ? ([0, 0] as const) : (state.periodScores[number - 1] ?? [0, 0])
  const means = meansOf(Math.max(LEAST_SECONDS, number * PERIOD_SECONDS - clockSeconds))
  const part = remainingGoals(score, means)
  return [
    ...results(threeWayOf(part.margins), { result: 443 }).map((one) => ({
      ...one,
      specifier: `periodnr=${number}`,
    })),
    ...goalTotals(446, part, { periodnr: String(number) }),
    ...oddEven(462, part.totals, `periodnr=${number}`),
  ]
}
