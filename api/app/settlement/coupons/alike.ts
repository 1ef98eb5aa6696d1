/**
 * Sorts out coupons whose settlement needs only one selection: a coupon with a single line is lost with one lost
 * selection, and stays open while other selections are open. `settlementOf` would conclude the same, and no money
 * moves. All other coupons go to `settlementOf`.
 */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { bus } from '#core/bus'
import { whereAmong, type Trx } from '#core/database/transactions'
import type { SettlementState } from '#settlement/coupons/coupon_row'
import type { DueGroup, TouchedCoupon } from '#settlement/coupons/due_selections'

interface Alike {
  openCount: number
  revision: number
  ids: number[]
}

export interface SortedOut {
  /** Grouped by the row values they get. */
  lost: Alike[]
  open: Alike[]
  /** Ids of coupons that need `settlementOf`. */
  others: number[]
}

/** Pure. A coupon with several selections in the groups always needs `settlementOf`. */
export function sortOut(groups: readonly DueGroup[]): SortedOut {
  const [seen, others] = [new Set<number>(), new Set<number>()]
  for (const { couponIds } of groups) {
    for (const id of couponIds) {
      if (seen.has(id)) others.add(id)
      else seen.add(id)
    }
  }
  const [lost, open] = [new Map<string, Alike>(), new Map<string, Alike>()]
  for (const group of groups) {
    const kind = kindOf(group)
    const ids = others.size > 0 ? group.couponIds.filter((id) => !others.has(id)) : group.couponIds
    if (kind === 'other') {
      for (const id of ids) others.add(id)
      continue
    }
    const openCount = openCountAfter(group)
    const key = `${openCount}:${group.revision}`
    const alike = kind === 'lost' ? lost : open
    const found = alike.get(key)
    alike.set(key, {
      openCount,
      revision: group.revision,
      ids: found ? found.ids.concat(ids) : ids,
    })
  }
  return { lost: [...lost.values()], open: [...open.values()], others: [...others] }
}

const openCountAfter = ({ openCount, wasOpen }: DueGroup) => openCount - (wasOpen ? 1 : 0)

function kindOf(group: DueGroup): 'lost' | 'open' | 'other' {
  if (!group.isPlain || group.due === null) return 'other'
  if (group.due === 'lost') return 'lost'
  return openCountAfter(group) > 0 ? 'open' : 'other'
}

/** Writes the sorted-out coupons; `others` stay unchanged. */
export async function writeAlike(trx: Trx, { lost, open }: SortedOut, now: number): Promise<void> {
  const update = (ids: readonly number[], state: Partial<SettlementState>) =>
    whereAmong(trx.from('coupons'), 'id', ids).update(state)
  for (const { ids, openCount, revision } of lost) {
    await update(ids, {
      state: 'settled',
      status: COUPON_STATUS.lost,
      payout: 0,
      unclamped_payout: 0,
      open_count: openCount,
      settlement_revision: revision + 1,
      settled_at: now,
    })
  }
  for (const { ids, openCount } of open) await update(ids, { open_count: openCount })
}

/** Announces the lost coupons, and those that stay open. Call it after the commit. */
export function announceAlike(coupons: readonly TouchedCoupon[], { lost, open }: SortedOut): void {
  const stillOpen = open.flatMap((alike) => alike.ids)
  if (stillOpen.length > 0) bus.emit('couponsFollowed', { couponIds: stillOpen })
  const ids = new Set(lost.flatMap((alike) => alike.ids))
  for (const { id, user_id: userId } of coupons) {
    if (ids.has(id)) {
      bus.emit('couponSettled', { couponId: id, userId, status: COUPON_STATUS.lost })
    }
  }
}
