/** The levels that each limit of a user comes from: the strictest wins, 0 is no limit. */
import type { LimitSet } from '@grandstand/shared-types/coupons/limits/limit_set'
import type { CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import type { UserLimitLevel, UserLimitsView } from '@grandstand/shared-types/wire/people/accounts'
import type { LimitFigure } from './figures.ts'

export interface LimitSource {
  /** The figure of each level, from the site down; null where the level sets none. */
  set: (number | null)[]
  effective: number
  /** Levels (by index) whose figure is in force; empty when no level sets it. */
  from: number[]
}

/** The source of a limit. A figure in force that no level sets is the default for users without limits (rules 4.6). */
export function limitSource(view: UserLimitsView, name: LimitFigure): LimitSource {
  return sourceOf(view, (limits) => limits[name])
}

/** The source of a coupon type's own figure; null when no level sets it and none is in force. */
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

/** The levels (by index) that close a type or action that is open by default. */
export function closedBy(
  levels: readonly UserLimitLevel[],
  isClosed: (level: UserLimitLevel) => boolean
): number[] {
  return levels.flatMap((level, index) => (isClosed(level) ? [index] : []))
}
