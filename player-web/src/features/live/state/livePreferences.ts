/** Settings of the live list, and the player's favourites (rules 9.7). */
import { LIVE_ORDERS } from '@grandstand/shared-types/live/limits'
import { atom } from 'jotai'
import { readStored, writeStored } from '../../../ui/storedJson.ts'

/** Every order by its name; 0 is the listed order. */
export const LIST_ORDERS = { listed: 0, ...LIVE_ORDERS } as const
export type ListOrder = (typeof LIST_ORDERS)[keyof typeof LIST_ORDERS]

export interface LivePreferences {
  order: ListOrder
  orderTime: 'asc' | 'desc'
  /** `leagues`: below the heads of their leagues; `flat`: one row after the other, strictly in order. */
  view: 'leagues' | 'flat'
}

const PREFERENCES_KEY = 'grandstand.live'
const FAVOURITES_KEY = 'grandstand.favourites.matches'
/** The oldest are dropped, since matches of last month need no star. */
const MOST_FAVOURITES = 400

export function readPreferences(stored: unknown): LivePreferences {
  const { order, orderTime, view } =
    typeof stored === 'object' && stored !== null
      ? (stored as { order?: unknown; orderTime?: unknown; view?: unknown })
      : {}
  return {
    order: Object.values(LIST_ORDERS).find((known) => known === order) ?? 0,
    orderTime: orderTime === 'desc' ? 'desc' : 'asc',
    view: view === 'flat' ? 'flat' : 'leagues',
  }
}

const preferencesState = atom(readPreferences(readStored(PREFERENCES_KEY)))

export const livePreferencesAtom = atom(
  (get) => get(preferencesState),
  (get, set, change: Partial<LivePreferences>) => {
    const next = { ...get(preferencesState), ...change }
    set(preferencesState, next)
    writeStored(PREFERENCES_KEY, next)
  }
)

function readFavourites(stored: unknown): ReadonlySet<number> {
  return new Set(Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [])
}

const favouritesState = atom(readFavourites(readStored(FAVOURITES_KEY)))

/** Ids of the favourite matches; writing an id adds or removes it. */
export const favouriteMatchesAtom = atom(
  (get) => get(favouritesState),
  (get, set, matchId: number) => {
    const next = new Set(get(favouritesState))
    if (!next.delete(matchId)) next.add(matchId)
    const kept = [...next].slice(-MOST_FAVOURITES)
    set(favouritesState, new Set(kept))
    writeStored(FAVOURITES_KEY, kept)
  }
)
