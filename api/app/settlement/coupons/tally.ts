/** Counts of a settlement, real or dry. */
import type { SettlementPreview } from '@grandstand/shared-types/wire/settlement'
import type { SortedOut } from '#settlement/coupons/alike'
import type { Decision } from '#settlement/coupons/decide'
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
  add(selections: number, decisions: readonly Decision[]): void {
    this.#selections += selections
    this.#coupons += decisions.length
    for (const decision of decisions) {
      const { isNews, next, coupon } = decision
      if (isNews && next.state === 'settled') this.#settled++
      const moved = moneyOf(decision)
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
