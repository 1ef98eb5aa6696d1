/** Which of the levels above a user sets each limit: the strictest wins, 0 is none. */
import type { UserLimitLevel, UserLimitsView } from '@grandstand/shared-types/wire'
import type { LimitFigure } from './figures.ts'

export interface LimitSource {
  /** What each level sets, from the site down; null where it sets nothing. */
  set: (number | null)[]
  effective: number
  /** Levels (by index) whose figure is the one in force; empty when nobody's is. */
  from: number[]
}

/** A figure that no level gives although it is in force is the specification's own, for users nobody set a limit for. */
export function limitSource({ levels, effective }: UserLimitsView, name: LimitFigure): LimitSource {
  const set = levels.map(({ limits }) => limits[name] ?? null)
  const inForce = effective[name] ?? 0
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
