/** Systems with a name: all lines of some sizes over a number of selections (rules 19.12). */
import { NAMED_SYSTEMS, type NamedSystem } from '../../catalogue/named_systems.ts'
import type { CouponType } from '../model/coupon_words.ts'
import { groupByMatch } from './lines.ts'

interface FullCover {
  selections: number
  /** The shortest line; the longest has all selections. */
  from: 1 | 2
}

export const FULL_COVERS = {
  patent: { selections: 3, from: 1 },
  trixie: { selections: 3, from: 2 },
  lucky15: { selections: 4, from: 1 },
  yankee: { selections: 4, from: 2 },
  lucky31: { selections: 5, from: 1 },
  canadian: { selections: 5, from: 2 },
  lucky63: { selections: 6, from: 1 },
  heinz: { selections: 6, from: 2 },
} as const satisfies Record<NamedSystem, FullCover>
export type FullCoverName = NamedSystem

export const FULL_COVER_NAMES: readonly FullCoverName[] = NAMED_SYSTEMS

/** The sizes of its lines: of a Lucky 15 1, 2, 3 and 4. */
export function sizesOf(name: FullCoverName): number[] {
  const { selections, from } = FULL_COVERS[name]
  return Array.from({ length: selections - from + 1 }, (_, index) => from + index)
}

/** The systems with a name over as many selections, the one with fewer lines first; none for other numbers. */
export const fullCoversOver = (selections: number): FullCoverName[] =>
  FULL_COVER_NAMES.filter((name) => FULL_COVERS[name].selections === selections).sort(
    (a, b) => FULL_COVERS[b].from - FULL_COVERS[a].from
  )

interface Selection {
  matchId: number
  isBanker?: boolean
}

/** Whether the selections may be a system with a name: one a match, and no banker. */
export const mayHaveName = (selections: readonly Selection[]): boolean =>
  groupByMatch(selections).every(({ picks, isBanker }) => picks.length === 1 && !isBanker)

export interface System {
  type: CouponType
  sizes?: readonly number[]
  selections: readonly Selection[]
}

/** The name of a system without bankers and with one selection a match; null when it has none. */
export function fullCoverOf({ type, sizes = [], selections }: System): FullCoverName | null {
  if (type !== 'system' || !mayHaveName(selections)) return null
  const chosen = [...new Set(sizes)].sort((a, b) => a - b).join()
  return fullCoversOver(selections.length).find((name) => sizesOf(name).join() === chosen) ?? null
}
