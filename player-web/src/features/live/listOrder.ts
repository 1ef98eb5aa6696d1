/** The rows of the live list in the order that the player chose (decisions.md, Live list orders). */
import { liveComparator, type LiveOrdering } from '@grandstand/shared-types/live/list_rules'
import type { LiveMatch } from '@grandstand/shared-types/wire/live'
import type { LivePreferences } from './livePreferences.ts'

/** With `leagues` the league of the first match comes first, with all its matches. */
export function orderedIds(
  matches: readonly LiveMatch[],
  { view, ...ordering }: LiveOrdering & Pick<LivePreferences, 'view'>
): number[] {
  const sorted = [...matches].sort(liveComparator(ordering))
  if (view === 'flat') return sorted.map(({ id }) => id)
  const leagues = new Map<number, number[]>()
  for (const { id, tournamentId } of sorted) {
    const ids = leagues.get(tournamentId)
    if (ids) ids.push(id)
    else leagues.set(tournamentId, [id])
  }
  return [...leagues.values()].flat()
}

export interface SettledList {
  shown: readonly number[]
  /** How many wait for the player to ask for them: they would push away what is being looked at. */
  waiting: number
}

/**
 * The list after rows came and went. What stays keeps its order, so that nothing moves under the finger; a new row goes in
 * where nobody looks, and waits where somebody does. `isSeen`: whether a row put in at this place would be in sight.
 */
export function settled(
  shown: readonly number[],
  wanted: readonly number[],
  isSeen: (place: number) => boolean
): SettledList {
  const wantedIds = new Set(wanted)
  const result = shown.filter((id) => wantedIds.has(id))
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
  }
  const isSame = result.length === shown.length && result.every((id, at) => id === shown[at])
  return { shown: isSame ? shown : result, waiting }
}
