/** Handball: margin and total as normal curves cut into whole goals. */
import { roundedNormal } from '../distributions.ts'
import type { DemoMarket, Rating } from '../types.ts'
import { handicapMarkets, oddEvenMarket, resultMarkets, totalMarkets } from './goal_markets.ts'
import type { PointMeans } from './points.ts'

const HOME_EDGE = 1.6
const MARGIN_DEVIATION = 5
const TOTAL_DEVIATION = 6.5
const LINES_EACH_SIDE = 8

/** `level`: average goals of both sides together in this league. */
export function handballMarkets(home: Rating, away: Rating, level: number): DemoMarket[] {
  const { margin, marginDeviation, total, totalDeviation } = handballGoals(home, away, level)
  const margins = roundedNormal(margin, marginDeviation)
  const totals = roundedNormal(total, totalDeviation)
  const around = Math.round(total) * 4
  return [
    ...resultMarkets(margins),
    ...totalMarkets(totals, { from: around - LINES_EACH_SIDE, to: around + LINES_EACH_SIDE }),
    ...handicapMarkets(margins, {
      candidates: Array.from({ length: 24 }, (_, index) => (index - 12) * 4 + 2),
      spread: 2,
      step: 4,
    }),
    oddEvenMarket(totals),
  ]
}

/** Expected margin of home and expected goals of both sides, with their deviations. */
export function handballGoals(home: Rating, away: Rating, level: number): PointMeans {
  return {
    margin: HOME_EDGE + home.attack + home.defence - away.attack - away.defence,
    marginDeviation: MARGIN_DEVIATION,
    total: level + home.attack + away.attack - home.defence - away.defence,
    totalDeviation: TOTAL_DEVIATION,
  }
}
