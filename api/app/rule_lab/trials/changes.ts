/** The values of an order that differ from today's; null where nothing does (rules 17.1). */
import { isDeepStrictEqual } from 'node:util'
import { limitConflict } from '@grandstand/shared-types/coupons/limits/limit_order'
import type { BonusSettings } from '@grandstand/shared-types/coupons/payout/bonus'
import type { Margins } from '@grandstand/shared-types/live/margins'
import {
  TRIED_LIMITS,
  type TriedLimitFigures,
} from '@grandstand/shared-types/wire/betting/rule_lab'
import { AppError } from '#core/errors/app_error'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { storedLimits } from '#book/actions/edit_bet_limits'
import { isSameLimit, NO_LIMITS } from '#rule_lab/coupons/bet_limits'
import { limitsOnSubjects, type LimitOnSubject } from '#rule_lab/queries/selection_limits'
import type { CurrentSite } from '#sites/current_site'
import { DEFAULT_LIMITS, type SiteSettingsData } from '#sites/settings'
import type { TrialOrder } from '#rule_lab/validators/new_trial'

/** The values of today with those of the order in their place; null when they are the same. */
function changed<T extends object>(
  today: T,
  sent: { [K in keyof T]?: T[K] | undefined }
): T | null {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined)
  const tried = { ...today, ...Object.fromEntries(given) }
  return isDeepStrictEqual(tried, today) ? null : tried
}

export const changedBonus = (
  { limits }: SiteSettingsData,
  { bonus = {} }: TrialOrder
): BonusSettings | null => changed(limits.bonus, bonus)

export const changedMargins = (
  { live }: SiteSettingsData,
  { liveMargins = {} }: TrialOrder
): Margins | null => changed(live.margins, liveMargins)

export const changedSellMargin = (
  { sellMarginPercent: today }: SiteSettingsData,
  { sellMargin }: TrialOrder
): number | null => (sellMargin && sellMargin.percent !== today ? sellMargin.percent : null)

/**
 * The limit on a subject as it would be stored; null where it is so today. Throws 422 `isRequiredArea` without one, and as
 * saving it would.
 */
export async function changedBetLimit(
  { id, currency: own }: CurrentSite,
  { betLimits }: TrialOrder
): Promise<LimitOnSubject | null> {
  if (!betLimits) throw AppError.field('betLimits', 'isRequiredArea')
  const { scope, scopeId, currency = own } = betLimits
  const tried = { scope, scopeId, currency, limits: storedLimits(betLimits.limits) }
  const all = await limitsOnSubjects(id)
  const today = all.find((one) => isSameLimit(one, tried)) ?? { ...tried, limits: NO_LIMITS }
  return isDeepStrictEqual(today.limits, tried.limits) ? null : tried
}

/**
 * The changed figures of a dealer or a player. Throws 422 at a lower limit above its upper one, as saving them would.
 */
export function changedUserLimits(
  stored: Partial<CouponLimits>,
  limits: NonNullable<TrialOrder['userLimits']>['limits']
): Partial<TriedLimitFigures> {
  const figures: Partial<TriedLimitFigures> = {}
  for (const name of TRIED_LIMITS) {
    const value = limits[name]
    if (value !== undefined && value !== (stored[name] ?? 0)) figures[name] = value
  }
  const own = { ...DEFAULT_LIMITS, ...NO_FIGURES, ...stored, ...figures }
  const conflict = limitConflict(own, figures)
  if (conflict) {
    throw AppError.field(`userLimits.limits.${conflict.path}`, conflict.key, [conflict.bound])
  }
  return figures
}

const NO_FIGURES = Object.fromEntries(TRIED_LIMITS.map((name) => [name, 0]))

/**
 * The changed figures alone. Throws 422 `amountTooLarge` or `amountTooSmall` at a lower limit above its upper one, as
 * saving them would.
 */
export function changedLimits(
  { limits: today }: SiteSettingsData,
  { limits = {} }: TrialOrder
): Partial<TriedLimitFigures> {
  const figures: Partial<TriedLimitFigures> = {}
  for (const name of TRIED_LIMITS) {
    const value = limits[name]
    if (value !== undefined && value !== today[name]) figures[name] = value
  }
  const conflict = limitConflict({ ...today, ...figures }, figures)
  if (conflict) throw AppError.field(`limits.${conflict.path}`, conflict.key, [conflict.bound])
  return figures
}
