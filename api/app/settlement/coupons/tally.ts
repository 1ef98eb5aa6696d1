/** Counts of a settlement, real or dry. */
import type { Amount } from '@grandstand/shared-types/wire/betting/decisions'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import type { SortedOut } from '#settlement/coupons/alike'
import {
  BrandEffects,
  type BrandEffect,
  type DecidedCoupon,
} from '#settlement/coupons/brand_effects'
import { decidedOf } from '#settlement/coupons/decided'
import type { Settlement } from '#settlement/coupons/settlement_of'

type TallyView = Pick<
  SettlementPreview,
  | 'selectionsTouched'
  | 'couponsTouched'
  | 'couponsSettled'
  | 'moneyToMove'
  | 'grossToMove'
  | 'stakesDecided'
>

export class Tally {
  #selections = 0
  #coupons = 0
  #settled = 0
  readonly brands = new BrandEffects()

  /** Counts the settlements with the coupons that they decide. `selections`: number of changed results. */
  add(selections: number, settlements: readonly Settlement[]): void {
    this.count(selections, settlements)
    this.addDecided(decidedOf(settlements))
  }

  /** As `add`, without the decided coupons. */
  count(selections: number, settlements: readonly Settlement[]): void {
    this.#selections += selections
    this.#coupons += settlements.length
    for (const { isNews, next } of settlements) {
      if (isNews && next.state === 'settled') this.#settled++
    }
  }

  addDecided(coupons: readonly DecidedCoupon[]): void {
    for (const coupon of coupons) this.brands.add(coupon)
  }

  /** Counts sorted-out coupons, which move no money; `addDecided` takes their stakes. */
  addAlike({ lost, open }: SortedOut): void {
    for (const { ids } of lost) this.#settled += ids.length
    for (const { ids } of [...lost, ...open]) this.#coupons += ids.length
  }

  get coupons(): number {
    return this.#coupons
  }

  view(): TallyView {
    const effects = this.brands.list()
    return {
      selectionsTouched: this.#selections,
      couponsTouched: this.#coupons,
      couponsSettled: this.#settled,
      moneyToMove: byCurrency(effects, ({ movedMinor }) => movedMinor),
      grossToMove: byCurrency(effects, ({ grossMinor }) => grossMinor),
      stakesDecided: byCurrency(effects, ({ stakesMinor }) => stakesMinor),
    }
  }
}

/** Sums over all brands; a currency in which nothing moved in either direction is left out. */
function byCurrency(
  effects: readonly BrandEffect[],
  amountOf: (effect: BrandEffect) => number
): Amount[] {
  const sums = new Map<string, number>()
  for (const effect of effects) {
    const amountMinor = amountOf(effect)
    if (amountMinor === 0) continue
    sums.set(effect.currency, (sums.get(effect.currency) ?? 0) + amountMinor)
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, amountMinor]) => ({ currency, amountMinor }))
}
