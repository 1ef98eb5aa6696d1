/** The live list as slots of fixed height: heads and rows, one below the other. */
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { isToCome, matchIdOf, type RowId } from '../state/listOrder.ts'

export type Slot =
  /** Separates matches that have not begun from the matches in play above. */
  | { kind: 'toCome'; key: string; count: number; topPx: number; heightPx: number }
  | { kind: 'head'; key: string; match: LiveMatch; topPx: number; heightPx: number }
  | { kind: 'row'; key: string; matchId: number; topPx: number; heightPx: number }

interface SlotSizes {
  toComePx: number
  headPx: number
  rowPx: number
}

export interface Slots {
  slots: readonly Slot[]
  totalPx: number
}

/**
 * Puts a head wherever the league changes, or without `hasLeagues` wherever the sport changes. Ids without a match are
 * left out.
 */
export function slotsOf(
  rows: readonly RowId[],
  matchOf: (id: number) => LiveMatch | undefined,
  { toComePx, headPx, rowPx }: SlotSizes,
  hasLeagues: boolean
): Slots {
  const slots: Slot[] = []
  let topPx = 0
  let group: number | null = null
  let isInSecondPart = false
  for (const row of rows) {
    const match = matchOf(matchIdOf(row))
    if (!match) continue
    if (isToCome(row) && !isInSecondPart) {
      const count = rows.filter(isToCome).length
      slots.push({ kind: 'toCome', key: `to-come-${count}`, count, topPx, heightPx: toComePx })
      topPx += toComePx
      group = null
      isInSecondPart = true
    }
    const own = hasLeagues ? match.tournamentId : match.sportId
    if (own !== group) {
      slots.push({ kind: 'head', key: `head-${own}-${row}`, match, topPx, heightPx: headPx })
      topPx += headPx
      group = own
    }
    slots.push({ kind: 'row', key: `row-${match.id}`, matchId: match.id, topPx, heightPx: rowPx })
    topPx += rowPx
  }
  return { slots, totalPx: topPx }
}

/** First and last slot that touch the range from `fromPx` to `toPx`; an empty range for an empty list. */
export function slotRange(
  slots: readonly Slot[],
  fromPx: number,
  toPx: number
): [first: number, last: number] {
  const first = firstBelow(slots, fromPx)
  let last = first
  while (last + 1 < slots.length && (slots[last + 1]?.topPx ?? 0) < toPx) last++
  return [first, Math.min(last, slots.length - 1)]
}

/** The first slot that ends below the line, found by bisection. */
function firstBelow(slots: readonly Slot[], linePx: number): number {
  let [low, high] = [0, slots.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    const slot = slots[middle]
    if (slot && slot.topPx + slot.heightPx > linePx) high = middle
    else low = middle + 1
  }
  return Math.max(0, low)
}
