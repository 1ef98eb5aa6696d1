/** The exact return of the slot. */
import { fraction, plus, ppmOf, type Fraction } from '../fraction.ts'
import type { KindReturn } from '../game.ts'
import {
  COIN,
  COIN_PAYS_MILLI,
  PAY_LINES,
  REELS,
  SHOWN_ROWS,
  SLOT_SYMBOLS,
  type SlotSymbol,
} from './reels.ts'
import { bestOfLine } from './slot.ts'

const MILLI = 1000

/** Lines and coins together: a mean of a sum is the sum of the means. */
export const computeSlotReturns = (): KindReturn[] => [
  { kind: 'spin', returnPpm: ppmOf(plus(returnOfLines(), returnOfCoins())) },
]

/** Each reel stops anywhere as likely, so every line has the same mean: over all symbols of the five reels. */
function returnOfLines(): Fraction {
  const counts = REELS.map((reel) =>
    SLOT_SYMBOLS.map((symbol) => ({ symbol, ways: reel.filter((one) => one === symbol).length }))
  )
  const paid = (symbols: readonly SlotSymbol[], ways: number): number => {
    const reel = counts[symbols.length]
    if (!reel) return ways * bestOfLine(symbols).multipleMilli
    return reel.reduce((total, one) => total + paid([...symbols, one.symbol], ways * one.ways), 0)
  }
  return fraction(PAY_LINES.length * paid([], 1), MILLI * waysOf(REELS))
}

/** The ways to each count of coins, reel by reel. */
function returnOfCoins(): Fraction {
  let ways = new Map([[0, 1]])
  for (const reel of REELS) {
    const next = new Map<number, number>()
    for (let stop = 0; stop < reel.length; stop++) {
      const coins = coinsAt(reel, stop)
      for (const [count, before] of ways) {
        next.set(count + coins, (next.get(count + coins) ?? 0) + before)
      }
    }
    ways = next
  }
  const paid = COIN_PAYS_MILLI.reduce(
    (total, milli, place) => total + milli * (ways.get(place + SHOWN_ROWS) ?? 0),
    0
  )
  return fraction(paid, MILLI * waysOf(REELS))
}

const coinsAt = (reel: readonly SlotSymbol[], stop: number): number =>
  Array.from({ length: SHOWN_ROWS }, (_, row) => reel[(stop + row) % reel.length]).filter(
    (symbol) => symbol === COIN
  ).length

const waysOf = (reels: readonly (readonly SlotSymbol[])[]): number =>
  reels.reduce((total, reel) => total * reel.length, 1)
