/** From chances to prices: the margin is added, then the price is rounded down to a usual step. */
import { findMarketType } from '@grandstand/shared-types/markets/table/market_types'
import { formatQuarters, formatSpecifier } from '@grandstand/shared-types/markets/model/specifier'
import type { Distribution } from './distributions.ts'
import type { DemoMarket } from './types.ts'

const LOWEST_MILLI = 1_010
const HIGHEST_MILLI = 500_000
/** Prices below `until` are multiples of `step`. */
const LADDER = [
  { until: 2_000, step: 10 },
  { until: 3_000, step: 20 },
  { until: 4_000, step: 50 },
  { until: 6_000, step: 100 },
  { until: 10_000, step: 200 },
  { until: 20_000, step: 500 },
  { until: 30_000, step: 1_000 },
  { until: 50_000, step: 2_000 },
  { until: 100_000, step: 5_000 },
  { until: Number.POSITIVE_INFINITY, step: 10_000 },
] as const

export const MARGINS = { threeWay: 0.055, twoWay: 0.05, manyWay: 0.07 } as const

/** A market in which one side is more likely than this is not offered. */
const SUREST = 0.94

/** Price in thousandths: the fair price less the margin, rounded down to a step, so that the margin is kept. */
export function priceOf(chance: number, margin: number): number {
  const exact = 1000 / (Math.max(chance, 1e-9) * (1 + margin))
  if (exact >= HIGHEST_MILLI) return HIGHEST_MILLI
  const step = LADDER.find(({ until }) => exact < until)?.step ?? 10_000
  return Math.max(LOWEST_MILLI, Math.floor(exact / step) * step)
}

/** A market without a line. `chanceOf` gives the chance of each outcome of its type. */
export function market(
  typeId: number,
  margin: number,
  chanceOf: (outcomeKey: string) => number,
  specifier = ''
): DemoMarket {
  const outcomes = findMarketType(typeId)?.outcomes ?? []
  return {
    typeId,
    specifier,
    isMainLine: true,
    outcomes: outcomes.map(({ key }) => ({ key, oddsMilli: priceOf(chanceOf(key), margin) })),
  }
}

/** The two sides of a line. A push counts for neither side, half a win counts half. */
export interface LineType {
  typeId: number
  name: 'total' | 'hcp'
}

/** Chance that the first outcome (over, home) wins, not counting returned stakes. `lineQuarters`: 2.25 is 9. */
export function lineChance(type: LineType, values: Distribution, lineQuarters: number): number {
  let won = 0
  let lost = 0
  for (const [value, chance] of values) {
    const margin = value * 4 + (type.name === 'hcp' ? lineQuarters : -lineQuarters)
    const share = Math.min(Math.abs(margin), 2) / 2
    if (margin > 0) won += chance * share
    else lost += chance * share
  }
  return won / (won + lost)
}

/** The most balanced of the given lines. */
export function balancedLine(
  type: LineType,
  values: Distribution,
  lines: readonly number[]
): number {
  const distance = (line: number) => Math.abs(lineChance(type, values, line) - 0.5)
  return lines.reduce((best, line) => (distance(line) < distance(best) ? line : best))
}

/** Markets of the given lines, without those that are nearly decided; the main line is always offered. */
export function lineMarkets(
  type: LineType,
  values: Distribution,
  { lines, main }: { lines: readonly number[]; main: number }
): DemoMarket[] {
  return [...new Set([...lines, main])]
    .sort((a, b) => a - b)
    .map((line) => ({ line, first: lineChance(type, values, line) }))
    .filter(({ line, first }) => line === main || Math.max(first, 1 - first) <= SUREST)
    .map(({ line, first }) => {
      const [firstKey] = findMarketType(type.typeId)?.outcomes ?? []
      const chance = (key: string) => (key === firstKey?.key ? first : 1 - first)
      const specifier = formatSpecifier({ [type.name]: formatQuarters(line) })
      return {
        ...market(type.typeId, MARGINS.twoWay, chance, specifier),
        isMainLine: line === main,
      }
    })
}

/** Half lines from `from` to `to`, in quarters: 0.5 is 2, 1.5 is 6. */
export function halfLines(from: number, to: number): number[] {
  const lines: number[] = []
  for (let line = Math.floor(from / 4) * 4 + 2; line <= to; line += 4) lines.push(line)
  return lines
}
