/** The money of a settlement: the payout due now less the money posted before. Pure functions. */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import { must } from '#core/errors/must'
import type { HousePocket } from '#ledger/pockets'
import type { Leg, Transfer } from '#ledger/post'
import type { SettlementState } from '#settlement/coupons/coupon_row'
import type { Settlement } from '#settlement/coupons/settlement_of'

/** Where the money of a coupon goes, and the house's accounts that pay it. */
export interface Payee {
  cashId: number
  /** The account of debts; none where the house itself is paid. */
  receivableId?: number
  house: Record<'stakes' | 'winnings' | 'bonuses', number>
  /** The player's legs of a payout where a bonus paid for the coupon; without, all is cash. */
  payLegs?: (beforeMinor: number, afterMinor: number, isExtra: boolean) => Leg[]
}

export interface Accounts extends Payee {
  receivableId: number
  /** Of coupons that a desk has sold: where they expire to, and the days of the brand; null for those of players. */
  desk: { breakageId: number; validDays: number } | null
}

/** Paid to players, in minor units, by the house account that paid; `boosts` are of the account `bonuses`. */
type Paid = Record<Extract<HousePocket, 'stakes' | 'winnings' | 'bonuses'> | 'boosts', number>

/** Net amount from house to player; negative when a correction takes money back. */
export function moneyOf({ coupon, next }: Settlement): number {
  return payoutOf(next) - payoutOf(coupon)
}

/**
 * Up to three transfers: `win` or `refund` the first time, `resettle` for a later difference; the bonus and the odds boost
 * separately. Their keys carry the settlement revision, so that none is posted twice.
 */
export function transfersOf(
  { coupon, next }: Settlement,
  { cashId, receivableId, house, payLegs }: Payee,
  takeId: () => number
): Transfer[] {
  const before = paidFor(coupon)
  const after = paidFor(next)
  const key = `coupon:${coupon.id}:settle:${next.settlement_revision}`
  const common = {
    siteId: coupon.site_id,
    currency: coupon.currency,
    referenceType: 'coupon' as const,
    referenceId: coupon.id,
  }
  const transfers: Transfer[] = []
  const main = legsOf(['stakes', 'winnings'])
  if (main.length > 0) {
    transfers.push({ ...common, id: takeId(), key, kind: kindOf(coupon, next), legs: main })
  }
  const bonus = legsOf(['bonuses'])
  if (bonus.length > 0) {
    transfers.push({ ...common, id: takeId(), key: `${key}:bonus`, kind: 'bonus', legs: bonus })
  }
  const boost = legsOf(['boosts'])
  if (boost.length > 0) {
    transfers.push({ ...common, id: takeId(), key: `${key}:boost`, kind: 'oddsBoost', legs: boost })
  }
  return transfers

  function legsOf(pockets: (keyof Paid)[]): Leg[] {
    let [wasMinor, isMinor] = [0, 0]
    const legs: Leg[] = []
    for (const pocket of pockets) {
      const amountMinor = after[pocket] - before[pocket]
      const accountId = house[pocket === 'boosts' ? 'bonuses' : pocket]
      if (amountMinor !== 0) legs.push({ accountId, amountMinor: 0 - amountMinor })
      wasMinor += before[pocket]
      isMinor += after[pocket]
    }
    if (isMinor !== wasMinor) {
      legs.push(...(payLegs ?? toCash)(wasMinor, isMinor, !pockets.includes('winnings')))
    }
    return legs
  }

  function toCash(beforeMinor: number, afterMinor: number): Leg[] {
    const debt = receivableId === undefined ? {} : { receivableId }
    return [{ accountId: cashId, amountMinor: afterMinor - beforeMinor, ...debt }]
  }
}

/** The payouts of a settlement that are split on their own, as `transfersOf` posts them. */
export function payoutsOf({ coupon, next }: Settlement) {
  const [before, after] = [paidFor(coupon), paidFor(next)]
  return [
    {
      beforeMinor: before.stakes + before.winnings,
      afterMinor: after.stakes + after.winnings,
    },
    { beforeMinor: before.bonuses, afterMinor: after.bonuses },
    { beforeMinor: before.boosts, afterMinor: after.boosts },
  ]
}

/**
 * Splits the payout by the house account that pays it. A returned stake was never lost, so the account that took it
 * returns it.
 */
function paidFor(state: SettlementState): Paid {
  const { status, bonus_paid: bonuses, boost_paid: boosts } = state
  const paid = payoutOf(state) - bonuses - boosts
  return status === COUPON_STATUS.cancelled
    ? { stakes: paid, winnings: 0, bonuses, boosts }
    : { stakes: 0, winnings: paid, bonuses, boosts }
}

/** The payout that is due, in minor units; nothing until the coupon is settled. */
export const payoutOf = ({ state, payout }: SettlementState): number =>
  state === 'settled' ? must(payout, 'payout of a settled coupon') : 0

function kindOf(before: SettlementState, next: SettlementState): TransferKind {
  if (before.settlement_revision > 0) return 'resettle'
  return next.status === COUPON_STATUS.cancelled ? 'refund' : 'win'
}
