/** Systems with a name: all lines of some sizes over a number of selections (rules 19.12). */
import type { CouponToSettle } from '../payout/payout.ts'
import { groupByMatch } from '../payout/lines.ts'

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
} as const satisfies Record<string, FullCover>
export type FullCoverName = keyof typeof FULL_COVERS

export const FULL_COVER_NAMES: readonly FullCoverName[] = [
  'patent',
  'trixie',
  'lucky15',
  'yankee',
  'lucky31',
  'canadian',
  'lucky63',
  'heinz',
]

/** The sizes of its lines: of a Lucky 15 1, 2, 3 and 4. */
export function sizesOf(name: FullCoverName): number[] {
  const { selections, from } = FULL_COVERS[name]
  return Array.from({ length: selections - from + 1 }, (_, index) => from + index)
}

/** The name of a system without bankers and with one selection a match; null when it has none. */
export function fullCoverOf({
  type,
  sizes = [],
  selections,
}: Pick<CouponToSettle, 'type' | 'sizes' | 'selections'>): FullCoverName | null {
  const groups = groupByMatch(selections)
  const isPlain = groups.every(({ picks, isBanker }) => picks.length === 1 && !isBanker)
  if (type !== 'system' || !isPlain) return null
  const chosen = [...new Set(sizes)].sort((a, b) => a - b).join()
  return (
    FULL_COVER_NAMES.find(
      (name) => FULL_COVERS[name].selections === groups.length && sizesOf(name).join() === chosen
    ) ?? null
  )
}
