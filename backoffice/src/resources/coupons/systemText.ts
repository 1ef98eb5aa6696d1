import { systemName } from '@grandstand/shared-types/languages/staff_words'
import type { StaffLanguage } from '@grandstand/shared-types/languages/table'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'

/**
 * The sizes of a system as the slip shows them: `3/5`, or `B + 2/4` with one banker, which is counted in 3/5. Several
 * selections on one match are one group. Empty for a coupon of another type.
 */
export function systemText({
  sizes,
  selections,
}: Pick<CouponDetail, 'sizes' | 'selections'>): string {
  if (sizes.length === 0) return ''
  const matches = new Set(selections.map(({ matchId }) => matchId))
  const bankers = new Set(
    selections.filter(({ isBanker }) => isBanker).map(({ matchId }) => matchId)
  )
  const parts = sizes.map((size) => `${size - bankers.size}/${matches.size - bankers.size}`)
  const prefix = bankers.size === 0 ? '' : bankers.size === 1 ? 'B + ' : `${bankers.size}B + `
  return prefix + parts.join(', ')
}

/** The type of a coupon with the name and the sizes of its system: `System Lucky 15 1/4, 2/4, 3/4, 4/4`. */
export function typeText(
  coupon: Pick<CouponDetail, 'sizes' | 'selections' | 'systemName'>,
  type: string,
  language: StaffLanguage
): string {
  const name = coupon.systemName ? systemName(coupon.systemName, language) : ''
  return [type, name, systemText(coupon)].filter((part) => part !== '').join(' ')
}
