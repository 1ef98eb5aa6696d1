/** The rows of the live list in the order that the player chose (rules 6.1). */
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { liveComparator, type LiveOrdering } from '@grandstand/shared-types/live/list_rules'
import type { LiveMatch } from '@grandstand/shared-types/wire/live'
import type { LivePreferences } from './livePreferences.ts'

/** A match in the list: its number; negative while it stands in the second part, among those that have not begun. */
export type RowId = number

export const matchIdOf = (row: RowId): number => Math.abs(row)
export const isToCome = (row: RowId): boolean => row < 0

/** First what is played, then what has not begun. With `leagues` the league of the first match comes first, with all its matches. */
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

export interface SettledList {
  shown: readonly RowId[]
  /** How many wait for the player to ask for them: they would push away what is being looked at. */
  waiting: number
}

/**
 * The list after rows came and went. What stays keeps its order, so that nothing moves under the finger; a new row goes in
 * where nobody looks, and waits where somebody does. A match that begins is a new row among those that are played, and keeps
 * its old place as long as the new one waits. `isSeen`: whether a row put in at this place would be in sight.
 */
export function settled(
  shown: readonly RowId[],
  wanted: readonly RowId[],
  isSeen: (place: number) => boolean
): SettledList {
  const wantedIds = new Set(wanted)
  const result = shown.filter((id) => wantedIds.has(id) || wantedIds.has(-id))
  const known = new Set(result)
  let waiting = 0
  // from the end, so that the row after a new one stands already
  for (let at = wanted.length - 1; at >= 0; at--) {
    const id = wanted[at]
    if (id === undefined || known.has(id)) continue
    const next = wanted.slice(at + 1).find((other) => known.has(other))
    const place = next === undefined ? result.length : result.indexOf(next)
    if (isSeen(place)) {
      waiting++
      continue
    }
    result.splice(place, 0, id)
    known.add(id)
    if (known.delete(-id)) result.splice(result.indexOf(-id), 1)
  }
  const isSame = result.length === shown.length && result.every((id, at) => id === shown[at])
  return { shown: isSame ? shown : result, waiting }
}
