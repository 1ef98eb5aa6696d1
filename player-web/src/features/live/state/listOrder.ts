/** The rows of the live list in the order that the player chose (rules 6.1). */
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { liveComparator, type LiveOrdering } from '@grandstand/shared-types/live/list_rules'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import type { LivePreferences } from './livePreferences.ts'

/** A match in the list: its id; negative while it is in the second part, among matches that have not begun. */
export type RowId = number

export const matchIdOf = (row: RowId): number => Math.abs(row)
export const isToCome = (row: RowId): boolean => row < 0

/**
 * Matches in play first, then those that have not begun. With `leagues` the matches of a league are kept together,
 * leagues ordered by their first match.
 */
export function orderedRows(
  matches: readonly LiveMatch[],
  { view, ...ordering }: LiveOrdering & Pick<LivePreferences, 'view'>
): RowId[] {
  const sorted = [...matches].sort(liveComparator(ordering))
  const inOrder = (part: readonly LiveMatch[]) =>
    (view === 'flat' ? part : byLeague(part)).map(({ id }) => id)
  const toCome = inOrder(sorted.filter(({ status }) => isPreMatch(status)))
  return [
    ...inOrder(sorted.filter(({ status }) => !isPreMatch(status))),
    ...toCome.map((id) => -id),
  ]
}

function byLeague(sorted: readonly LiveMatch[]): LiveMatch[] {
  const leagues = new Map<number, LiveMatch[]>()
  for (const match of sorted) {
    const league = leagues.get(match.tournamentId)
    if (league) league.push(match)
    else leagues.set(match.tournamentId, [match])
  }
  return [...leagues.values()].flat()
}

interface SteadyList {
  shown: readonly RowId[]
  /** Number of new rows that would push away visible rows, and so are shown on request only. */
  newCount: number
}

/**
 * The list after rows were added and removed. Rows keep their order, so that nothing moves under the finger. A new row
 * is inserted where it is not visible, and otherwise waits until it is requested. A match that begins is a new row
 * among those in play, and keeps its old place while the new row waits. `isSeen`: whether a row inserted at this place
 * would be visible.
 */
export function steady(
  shown: readonly RowId[],
  wanted: readonly RowId[],
  isSeen: (place: number) => boolean
): SteadyList {
  const wantedIds = new Set(wanted)
  const result = shown.filter((id) => wantedIds.has(id) || wantedIds.has(-id))
  const known = new Set(result)
  let newCount = 0
  // from the end, so that the row after a new one is in place already
  for (let at = wanted.length - 1; at >= 0; at--) {
    const id = wanted[at]
    if (id === undefined || known.has(id)) continue
    const next = wanted.slice(at + 1).find((other) => known.has(other))
    const place = next === undefined ? result.length : result.indexOf(next)
    if (isSeen(place)) {
      newCount++
      continue
    }
    result.splice(place, 0, id)
    known.add(id)
    if (known.delete(-id)) result.splice(result.indexOf(-id), 1)
  }
  const isSame = result.length === shown.length && result.every((id, at) => id === shown[at])
  return { shown: isSame ? shown : result, newCount }
}
