/** The money of a settlement: the payout due now less the money posted before. Pure functions. */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import { must } from '#core/errors/must'
import type { HousePocket } from '#ledger/pockets'
import type { Leg, Transfer } from '#ledger/post'
import type { SettlementState } from '#settlement/coupons/coupon_row'
import type { Settlement } from '#settlement/coupons/settlement_of'

export interface Accounts {
  cashId: number
  receivableId: number
  house: Record<'stakes' | 'winnings' | 'bonuses', number>
}

/** Paid to players, in minor units, by the house account that paid. */
type Paid = Record<Extract<HousePocket, 'stakes' | 'winnings' | 'bonuses'>, number>

/** Net amount from house to player; negative when a correction takes money back. */
export function moneyOf({ coupon, next }: Settlement): number {
  return payoutOf(next) - payoutOf(coupon)
}

/**
 * Up to two transfers: `win` or `refund` the first time, `resettle` for a later difference, and the bonus separately.
 * Their keys carry the settlement revision, so that none is posted twice.
 */
export function transfersOf(
  { coupon, next }: Settlement,
  { cashId, receivableId, house }: Accounts,
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
  return transfers

  function legsOf(pockets: (keyof Paid)[]): Leg[] {
    let toPlayer = 0
    const legs: Leg[] = []
    for (const pocket of pockets) {
      const amountMinor = after[pocket] - before[pocket]
      if (amountMinor !== 0) legs.push({ accountId: house[pocket], amountMinor: 0 - amountMinor })
      toPlayer += amountMinor
    }
    if (toPlayer !== 0) legs.push({ accountId: cashId, amountMinor: toPlayer, receivableId })
    return legs
  }
}

/**
 * Splits the payout by the house account that pays it. A returned stake was never lost, so the account that took it
 * returns it.
 */
function paidFor(state: SettlementState): Paid {
  const { status, bonus_paid: bonus } = state
  const paid = payoutOf(state) - bonus
  return status === COUPON_STATUS.cancelled
    ? { stakes: paid, winnings: 0, bonuses: bonus }
    : { stakes: 0, winnings: paid, bonuses: bonus }
}

/** The payout that is due, in minor units; nothing until the coupon is settled. */
const payoutOf = ({ state, payout }: SettlementState): number =>
  state === 'settled' ? must(payout, 'payout of a settled coupon') : 0

function kindOf(before: SettlementState, next: SettlementState): TransferKind {
  if (before.settlement_revision > 0) return 'resettle'
  return next.status === COUPON_STATUS.cancelled ? 'refund' : 'win'
}
