/** Markets that soccer, ice hockey and handball share, priced from the chances of scores. */
import { chanceOf, type Distribution } from '../distributions.ts'
import { balancedLine, halfLines, lineMarkets, MARGINS, market, type LineType } from '../pricing.ts'
import type { DemoMarket } from '../types.ts'

const HANDICAP: LineType = { typeId: 16, name: 'hcp' }
const TOTAL: LineType = { typeId: 18, name: 'total' }

/** Chances of 1X2. */
export interface ThreeWay {
  home: number
  draw: number
  away: number
}

export const threeWayOf = (margins: Distribution): ThreeWay => ({
  home: chanceOf(margins, (margin) => margin > 0),
  draw: chanceOf(margins, (margin) => margin === 0),
  away: chanceOf(margins, (margin) => margin < 0),
})

const bySide = ({ home, draw, away }: ThreeWay, side: string): number =>
  side === '1' ? home : side === 'X' ? draw : away

export const threeWayMarket = (typeId: number, chances: ThreeWay): DemoMarket =>
  market(typeId, MARGINS.threeWay, (key) => bySide(chances, key))

/** 1X2, double chance, draw no bet. */
export function resultMarkets(margins: Distribution): DemoMarket[] {
  const chances = threeWayOf(margins)
  const decided = chances.home + chances.away
  return [
    threeWayMarket(1, chances),
    market(10, MARGINS.threeWay, (key) =>
      [...key].reduce((sum, side) => sum + bySide(chances, side), 0)
    ),
    market(11, MARGINS.twoWay, (key) => (key === 'home' ? chances.home : chances.away) / decided),
  ]
}

/** Markets with a head start of one goal; the draw is an outcome. */
export function headStartMarkets(margins: Distribution): DemoMarket[] {
  return [
    { specifier: 'hcp=0:1', shift: -1 },
    { specifier: 'hcp=1:0', shift: 1 },
  ].map(({ specifier, shift }) => {
    const moved = threeWayOf(
      new Map([...margins].map(([margin, chance]) => [margin + shift, chance]))
    )
    return {
      ...market(14, MARGINS.threeWay, (key) => bySide(moved, key), specifier),
      isMainLine: false,
    }
  })
}

export const oddEvenMarket = (totals: Distribution): DemoMarket =>
  market(26, MARGINS.twoWay, (key) =>
    chanceOf(totals, (total) => (total % 2 === 0) === (key === 'even'))
  )

/** Asian handicap: the most balanced line and its neighbours, `spread` lines to each side, `step` quarters apart. */
export function handicapMarkets(
  margins: Distribution,
  { candidates, spread, step }: { candidates: readonly number[]; spread: number; step: number }
): DemoMarket[] {
  const main = balancedLine(HANDICAP, margins, candidates)
  const lines = Array.from({ length: 2 * spread + 1 }, (_, i) => main + (i - spread) * step)
  return lineMarkets(HANDICAP, margins, { lines, main })
}

/** Over/under on every half line of a range, and with `quarters` on the quarter lines beside the main one. */
export function totalMarkets(
  totals: Distribution,
  { from, to, quarters = false }: { from: number; to: number; quarters?: boolean }
): DemoMarket[] {
  const half = halfLines(from, to)
  const main = balancedLine(TOTAL, totals, half)
  const lines = quarters ? [...half, main - 1, main + 1] : half
  return lineMarkets(TOTAL, totals, { lines, main })
}
