/** Odds of games whose chances are known exactly. */
import { fraction, ppmOf, times, type Fraction } from './fraction.ts'
import type { KindReturn } from './game.ts'

const MILLI = 1000n
const PPM = 1_000_000n

/** The highest odds, in thousandths, that keep the return of a chance at `returnPpm` or below. */
export const oddsMilliOf = ({ top, bottom }: Fraction, returnPpm: number): number =>
  Number((BigInt(returnPpm) * bottom * MILLI) / (PPM * top))

/** What odds return of a chance, in millionths, rounded down. */
export const returnOf = (chance: Fraction, oddsMilli: number): number =>
  ppmOf(times(chance, fraction(oddsMilli, MILLI)))

/** The lowest and the highest return of each kind. */
export function boundsByKind(
  returns: readonly { kind: string; returnPpm: number }[]
): KindReturn[] {
  return [...Map.groupBy(returns, ({ kind }) => kind)].map(([kind, of]) => {
    const all = of.map(({ returnPpm }) => returnPpm)
    return { kind, returnPpm: Math.min(...all), highestReturnPpm: Math.max(...all) }
  })
}
