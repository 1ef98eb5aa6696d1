/** The history of a price as a line of steps. Pure. */

/** A change of a price. */
export interface PricePoint {
  /** Epoch milliseconds. */
  at: number
  /** Null while no bet is taken at a price, as in a suspended market. */
  oddsMilli: number | null
}

export interface PriceLine {
  /** The path of an SVG of `PRICE_LINE_BOX`, with a gap for each time without a price. */
  path: string
  /** The first price and the last one, in thousandths. */
  fromMilli: number
  toMilli: number
}

/** Units of the picture; an app stretches it as it likes. */
export const PRICE_LINE_BOX = { width: 100, height: 30 } as const
/** Space above the highest price and below the lowest. */
const MARGIN = 3
/** The part of the picture before the first change, however long the price stood before. */
const LEAD = 0.15

/** The line from the first point to `nowMs`; null without a price. */
export function priceLine(points: readonly PricePoint[], nowMs: number): PriceLine | null {
  const odds = points.flatMap(({ oddsMilli }) => oddsMilli ?? [])
  const [fromMilli] = odds
  const toMilli = odds.at(-1)
  if (fromMilli === undefined || toMilli === undefined) return null
  const begin = beginOf(points, nowMs)
  const { width, height } = PRICE_LINE_BOX
  const x = (at: number) => rounded((Math.max(0, at - begin) / Math.max(1, nowMs - begin)) * width)
  const [low, high] = [Math.min(...odds), Math.max(...odds)]
  const y = (milli: number) =>
    high === low
      ? height / 2
      : rounded(MARGIN + ((high - milli) / (high - low)) * (height - 2 * MARGIN))
  let path = ''
  points.forEach(({ at, oddsMilli }, index) => {
    if (oddsMilli === null) return
    const isAfterGap = (points[index - 1]?.oddsMilli ?? null) === null
    const end = points[index + 1]?.at ?? nowMs
    path += isAfterGap ? `M${x(at)} ${y(oddsMilli)}` : `V${y(oddsMilli)}`
    path += `H${x(Math.max(end, at))}`
  })
  return { path, fromMilli, toMilli }
}

function beginOf(points: readonly PricePoint[], nowMs: number): number {
  const first = points[0]?.at ?? nowMs
  const change = points[1]?.at
  if (change === undefined || change >= nowMs) return first
  return Math.max(first, change - ((nowMs - change) * LEAD) / (1 - LEAD))
}

const rounded = (value: number): number => Math.round(value * 10) / 10
