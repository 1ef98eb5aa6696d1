/** Handball: margin and total by normal curves cut into whole goals. */
import { roundedNormal } from '../distributions.ts'
import type { DemoMarket, Rating } from '../types.ts'
import { handicapMarkets, oddEvenMarket, resultMarkets, totalMarkets } from './goal_markets.ts'

const HOME_EDGE = 1.6
const MARGIN_DEVIATION = 5
const TOTAL_DEVIATION = 6.5
const LINES_EACH_SIDE = 8

/** `level`: goals of both sides together on average in this league. */
export function handballMarkets(home: Rating, away: Rating, level: number): DemoMarket[] {
  const edge = home.attack + home.defence - away.attack - away.defence
  const margins = roundedNormal(HOME_EDGE + edge, MARGIN_DEVIATION)
  const mean = level + home.attack + away.attack - home.defence - away.defence
  const totals = roundedNormal(mean, TOTAL_DEVIATION)
  const around = Math.round(mean) * 4
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
