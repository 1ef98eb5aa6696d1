/** Which of the levels above a user sets each limit: the strictest wins, 0 is none. */
import type { LimitSet } from '@grandstand/shared-types/coupons/limits/limit_set'
import type { CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import type { UserLimitLevel, UserLimitsView } from '@grandstand/shared-types/wire/accounts'
import type { LimitFigure } from './figures.ts'

export interface LimitSource {
  /** What each level sets, from the site down; null where it sets nothing. */
  set: (number | null)[]
  effective: number
  /** Levels (by index) whose figure is the one in force; empty when nobody's is. */
  from: number[]
}

/** A figure that no level gives although it is in force is the default for users nobody set a limit for (rules 4.6). */
export function limitSource(view: UserLimitsView, name: LimitFigure): LimitSource {
  return sourceOf(view, (limits) => limits[name])
}

/** The same of a coupon type's own figure; null where no level sets it and none is in force. */
export function typeLimitSource(
  view: UserLimitsView,
  type: CouponType,
  name: keyof LimitSet
): LimitSource | null {
  const source = sourceOf(view, ({ byType }) => byType?.[type]?.[name])
  return source.effective === 0 && source.set.every((value) => value === null) ? null : source
}

function sourceOf(
  { levels, effective }: UserLimitsView,
  of: (limits: Partial<CouponLimits>) => number | undefined
): LimitSource {
  const set = levels.map(({ limits }) => of(limits) ?? null)
  const inForce = of(effective) ?? 0
  const from =
    inForce === 0 ? [] : set.flatMap((value, index) => (value === inForce ? [index] : []))
  return { set, effective: inForce, from }
}

/** The levels (by index) that close something that is open unless it is closed. */
export function closedBy(
  levels: readonly UserLimitLevel[],
  isClosed: (level: UserLimitLevel) => boolean
): number[] {
  return levels.flatMap((level, index) => (isClosed(level) ? [index] : []))
}
