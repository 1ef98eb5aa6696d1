/** Counts of a settlement, real or dry. */
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import type { SortedOut } from '#settlement/coupons/alike'
import type { Settlement } from '#settlement/coupons/settlement_of'
import { moneyOf } from '#settlement/coupons/transfers'

type TallyView = Pick<
  SettlementPreview,
  'selectionsTouched' | 'couponsTouched' | 'couponsSettled' | 'moneyToMove' | 'grossToMove'
>

export class Tally {
  #selections = 0
  #coupons = 0
  #settled = 0
  readonly #money = new Map<string, number>()
  readonly #gross = new Map<string, number>()

  /** `selections`: number of changed results. */
  add(selections: number, settlements: readonly Settlement[]): void {
    this.#selections += selections
    this.#coupons += settlements.length
    for (const settlement of settlements) {
      const { isNews, next, coupon } = settlement
      if (isNews && next.state === 'settled') this.#settled++
      const moved = moneyOf(settlement)
      if (moved !== 0) {
        addTo(this.#money, coupon.currency, moved)
        addTo(this.#gross, coupon.currency, Math.abs(moved))
      }
    }
  }

  /** Counts sorted-out coupons, which move no money. */
  addAlike({ lost, open }: SortedOut): void {
    for (const { ids } of lost) this.#settled += ids.length
    for (const { ids } of [...lost, ...open]) this.#coupons += ids.length
  }

  get coupons(): number {
    return this.#coupons
  }

  view(): TallyView {
    return {
      selectionsTouched: this.#selections,
      couponsTouched: this.#coupons,
      couponsSettled: this.#settled,
      moneyToMove: byCurrency(this.#money),
      grossToMove: byCurrency(this.#gross),
    }
  }
}

const addTo = (sums: Map<string, number>, currency: string, amountMinor: number) =>
  sums.set(currency, (sums.get(currency) ?? 0) + amountMinor)

const byCurrency = (sums: ReadonlyMap<string, number>) =>
  [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, amountMinor]) => ({ currency, amountMinor }))
