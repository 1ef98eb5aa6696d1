/** What a settlement, real or dry, does to the coupons of each brand. */
import type { Amount } from '@grandstand/shared-types/wire/betting/decisions'

/** An amount that counts against the bound of a brand for a second officer. */
export interface BrandAmount extends Amount {
  siteId: number
}

/** A coupon that a settlement decides, or that is open again. Amounts are minor units of its currency. */
export interface DecidedCoupon {
  id: number
  siteId: number
  currency: string
  stakeMinor: number
  /** Net, from house to player; negative when a correction takes money back. */
  movedMinor: number
}

export interface BrandEffect {
  siteId: number
  currency: string
  couponCount: number
  stakesMinor: number
  movedMinor: number
  /** As `movedMinor`, with both directions added up. */
  grossMinor: number
}

export class BrandEffects {
  readonly #effects = new Map<string, BrandEffect>()

  add({ siteId, currency, stakeMinor, movedMinor }: DecidedCoupon): void {
    const key = `${siteId}:${currency}`
    let effect = this.#effects.get(key)
    if (!effect) {
      effect = { siteId, currency, couponCount: 0, stakesMinor: 0, movedMinor: 0, grossMinor: 0 }
      this.#effects.set(key, effect)
    }
    effect.couponCount++
    effect.stakesMinor += stakeMinor
    effect.movedMinor += movedMinor
    effect.grossMinor += Math.abs(movedMinor)
  }

  /** One for each brand and currency, in the order of the brands. */
  list(): BrandEffect[] {
    return [...this.#effects.values()].sort(
      (a, b) => a.siteId - b.siteId || (a.currency < b.currency ? -1 : 1)
    )
  }

  /** What counts against the bounds of the brands: the stakes, or the money that moves when that is more. */
  amounts(): BrandAmount[] {
    return this.list().map(({ siteId, currency, stakesMinor, grossMinor }) => ({
      siteId,
      currency,
      amountMinor: Math.max(stakesMinor, grossMinor),
    }))
  }
}
