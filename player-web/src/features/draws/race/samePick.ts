import type { RacePick } from '../data/picks.ts'

/** Whether two picks are the same bet. */
export const samePick = (one: RacePick, other: RacePick): boolean =>
  one.kind === other.kind && one.runner === other.runner && one.second === other.second
