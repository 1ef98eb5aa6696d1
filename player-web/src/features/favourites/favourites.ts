/** The player's favourites, which this browser keeps (rules 9.7). */
import { atom } from 'jotai'
import { readStored, writeStored } from '../../ui/storedJson.ts'

const KEY = 'grandstand.favourites.matches'
/** The oldest are dropped: matches of last month need no star. */
const MOST = 400

function readFavourites(stored: unknown): ReadonlySet<number> {
  return new Set(Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [])
}

const state = atom(readFavourites(readStored(KEY)))

/** Ids of the favourite matches; writing an id adds or removes it. */
export const favouriteMatchesAtom = atom(
  (get) => get(state),
  (get, set, matchId: number) => {
    const next = new Set(get(state))
    if (!next.delete(matchId)) next.add(matchId)
    const kept = [...next].slice(-MOST)
    set(state, new Set(kept))
    writeStored(KEY, kept)
  }
)
