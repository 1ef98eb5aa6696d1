/** Which bonuses pay for the coupons of a slip, as the server will draw them (rules 15.4). Pure. */
import type { Product } from '@grandstand/shared-types/accounts/user_types'
import { BONUS_POCKETS } from '@grandstand/shared-types/bonuses/categories'
import {
  coverOf,
  type BonusSelection,
  type Covered,
} from '@grandstand/shared-types/bonuses/counting'
import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'

export interface StakedCoupon {
  product: Product
  selections: readonly BonusSelection[]
  stakeMinor: number
}

/** What a running bonus does for the slip. */
export interface BonusPart {
  grant: GrantView
  /** The part of all stakes that it pays, in minor units. */
  paidMinor: number
  /** Of the coupons that it pays for: by how much they count; or why it pays for none. */
  cover: Covered
}

/** The running bonuses with money, in the order of drawing; each pays for the coupons that its terms cover. */
export function bonusPays(
  grants: readonly GrantView[],
  coupons: readonly StakedCoupon[]
): BonusPart[] {
  const left = coupons.map(({ stakeMinor }) => stakeMinor)
  return BONUS_POCKETS.flatMap((pocket) =>
    grants.filter(
      ({ state, category, terms, pocketMinor }) =>
        state === 'running' && category !== 'freeBet' && terms.pocket === pocket && pocketMinor > 0
    )
  ).flatMap((grant): BonusPart[] => {
    const covers = coupons.map(({ product, selections, stakeMinor }) =>
      coverOf(grant.terms, { kind: 'coupon', product, selections }, stakeMinor)
    )
    let purse = grant.pocketMinor
    covers.forEach(({ isCovered }, index) => {
      const paid = isCovered ? Math.min(purse, left[index] ?? 0) : 0
      purse -= paid
      left[index] = (left[index] ?? 0) - paid
    })
    const cover = covers.find(({ isCovered }) => isCovered) ?? covers[0]
    return cover ? [{ grant, paidMinor: grant.pocketMinor - purse, cover }] : []
  })
}
