/** Signs that a bonus is abused (rules 15.11). Pure. */
import { areOpposed, type Pick } from './opposing.ts'

/**
 * What another player who had a bonus shares: `sameDevice`, `sameAddress` (of the internet), `samePaymentAccount`, `sameIdentity`;
 * `otherBrand`: somebody of the same device, payment account or identity had a bonus at another brand of the installation;
 * `cancelledOut`: a coupon that the bonus paid for, and another one of the player or of such a player, bet against each other;
 * `lowRisk`: most of what counted was staked at odds that hardly lose.
 */
export const BONUS_FLAGS = [
  'sameDevice',
  'sameAddress',
  'samePaymentAccount',
  'sameIdentity',
  'otherBrand',
  'cancelledOut',
  'lowRisk',
] as const
export type BonusFlag = (typeof BONUS_FLAGS)[number]

/** Flags that hold a bonus of a brand that has set none of its own: an address is shared by families and whole towns. */
export const USUAL_HELD_FLAGS: readonly BonusFlag[] = BONUS_FLAGS.filter(
  (flag) => flag !== 'sameAddress'
)

/** What was seen: players of the brand, pairs of coupons, or which part of the count came from bets without risk. */
export interface BonusFlagDetail {
  userIds?: readonly number[]
  couponPairs?: readonly (readonly [number, number])[]
  percentMilli?: number
}

export interface PickedCoupon {
  couponId: number
  picks: readonly Pick[]
}

/** Pairs of a coupon that the bonus paid for and another one that bet against each other, at most `most`. */
export function cancellingPairs(
  paid: readonly PickedCoupon[],
  others: readonly PickedCoupon[],
  most: number
): [number, number][] {
  const byMarket = new Map<number, PickedCoupon[]>()
  for (const other of others) {
    for (const marketId of new Set(other.picks.map((pick) => pick.marketId))) {
      const known = byMarket.get(marketId)
      if (known) known.push(other)
      else byMarket.set(marketId, [other])
    }
  }
  const pairs: [number, number][] = []
  for (const { couponId, picks } of paid) {
    const met = new Set(picks.flatMap(({ marketId }) => byMarket.get(marketId) ?? []))
    for (const other of met) {
      if (pairs.length === most) return pairs
      if (areOpposed(picks, other.picks)) pairs.push([couponId, other.couponId])
    }
  }
  return pairs
}

/** Total odds below this hardly lose, in thousandths. */
export const LOW_RISK_ODDS_MILLI = 1_250

/** The part of the count that came from coupons at low total odds, 100 000 for all; 0 where nothing counted. */
export function lowRiskPartMilli(
  plays: readonly { countedMinor: number; oddsMilli: readonly number[] }[]
): number {
  let [all, low] = [0, 0]
  for (const { countedMinor, oddsMilli } of plays) {
    all += countedMinor
    const total = oddsMilli.reduce((product, odds) => (product * odds) / 1_000, 1_000)
    if (oddsMilli.length > 0 && total < LOW_RISK_ODDS_MILLI) low += countedMinor
  }
  return all === 0 ? 0 : Math.floor((low * 100_000) / all)
}

/** Above this part of the count a bonus was played without risk. */
export const MOST_LOW_RISK_MILLI = 50_000
