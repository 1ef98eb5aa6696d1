/** Counts of a settlement, real or dry. */
import type { SettlementPreview } from '@grandstand/shared-types/wire/settlement'
import type { SortedOut } from '#settlement/coupons/alike'
import type { Settlement } from '#settlement/coupons/settlement_of'
import { moneyOf } from '#settlement/coupons/transfers'

export type TallyView = Pick<
  SettlementPreview,
  'selectionsTouched' | 'couponsTouched' | 'couponsSettled' | 'moneyToMove'
>

export class Tally {
  #selections = 0
  #coupons = 0
  #settled = 0
  readonly #money = new Map<string, number>()

  /** `selections`: number of changed results. */
  add(selections: number, settlements: readonly Settlement[]): void {
    this.#selections += selections
    this.#coupons += settlements.length
    for (const settlement of settlements) {
      const { isNews, next, coupon } = settlement
      if (isNews && next.state === 'settled') this.#settled++
      const moved = moneyOf(settlement)
      if (moved !== 0) {
        this.#money.set(coupon.currency, (this.#money.get(coupon.currency) ?? 0) + moved)
      }
    }
  }

  /** Counts sorted-out coupons, which move no money. */
  addAlike({ lost, waiting }: SortedOut): void {
    for (const { ids } of lost) this.#settled += ids.length
    for (const { ids } of [...lost, ...waiting]) this.#coupons += ids.length
  }

  get coupons(): number {
    return this.#coupons
  }

  view(): TallyView {
    return {
      selectionsTouched: this.#selections,
      couponsTouched: this.#coupons,
      couponsSettled: this.#settled,
      moneyToMove: [...this.#money]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([currency, amountMinor]) => ({ currency, amountMinor })),
    }
  }
}
