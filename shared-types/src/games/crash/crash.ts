/**
 * Crash: a multiple rises until it breaks off; a bet that was cashed out before is paid by the multiple of that moment.
 * The chance to reach a multiple m is 0.99 / m, so every moment to cash out has the same return.
 */
import { fraction, ppmOf } from '../fraction.ts'
import { multiplied, settled, type Game, type KindReturn, type StakedBet } from '../game.ts'
import { objectOf, stakeOf, wholeOf } from '../read.ts'

export interface CrashBet extends StakedBet {
  /** The multiple at which the bet was cashed out, in thousandths and whole hundredths; null when it was not. */
  cashOutMilli: number | null
}

export interface CrashOutcome {
  /** Where it breaks off, in thousandths, cut to hundredths: 1.00 to 1000.00. A multiple up to it can be cashed out. */
  breaksAtMilli: number
}

const WAYS = 1_000_000_000
const KEPT_PERCENT = 99
const STEP_MILLI = 10
export const LOWEST_CASH_OUT_MILLI = 1_010
export const HIGHEST_CASH_OUT_MILLI = 1_000_000
const NO_GAIN_MILLI = 1_000

export const crash: Game<CrashOutcome, CrashBet> = {
  draw: (draws) => ({ breaksAtMilli: breakOf(draws.below(WAYS)) }),
  readBet: (value) => {
    const bet = objectOf(value)
    const stakeMinor = stakeOf(bet)
    if (stakeMinor === null) return null
    if (bet?.cashOutMilli === null) return { stakeMinor, cashOutMilli: null }
    const cashOutMilli = wholeOf(bet?.cashOutMilli, LOWEST_CASH_OUT_MILLI, HIGHEST_CASH_OUT_MILLI)
    return cashOutMilli === null || cashOutMilli % STEP_MILLI > 0
      ? null
      : { stakeMinor, cashOutMilli }
  },
  settle: (bet, { breaksAtMilli }) => {
    const { stakeMinor, cashOutMilli } = bet
    const isPaid = cashOutMilli !== null && cashOutMilli <= breaksAtMilli
    return settled(bet, isPaid ? multiplied(stakeMinor, cashOutMilli) : 0)
  },
  highestWinMinor: (bet) => multiplied(bet.stakeMinor, bet.cashOutMilli ?? HIGHEST_CASH_OUT_MILLI),
}

/** The return of cashing out at a multiple: the ways that reach it, times it. */
export const computeCrashReturns = (): KindReturn[] =>
  [LOWEST_CASH_OUT_MILLI, 2_000, 10_000, 100_000, HIGHEST_CASH_OUT_MILLI].map((milli) => ({
    kind: (milli / 1000).toFixed(2),
    returnPpm: ppmOf(fraction(BigInt(waysToReach(milli)) * BigInt(milli), BigInt(WAYS) * 1000n)),
  }))

/** 0.99 / (share of the ways left), cut to hundredths. */
function breakOf(drawn: number): number {
  const hundredths = Math.floor((KEPT_PERCENT * WAYS) / (WAYS - drawn))
  const milli = hundredths * STEP_MILLI
  return Math.min(Math.max(milli, NO_GAIN_MILLI), HIGHEST_CASH_OUT_MILLI)
}

/** How many of the draws break off at the multiple or above. */
const waysToReach = (milli: number): number =>
  Math.floor((KEPT_PERCENT * WAYS) / (milli / STEP_MILLI))
