/** The player's favourites by kind, which this browser keeps (rules 9.7). */
import { atom } from 'jotai'
import { readStored, writeStored } from '../../ui/storedJson.ts'

/** Favourites of casino and slots have their place, and come with their games. */
export type FavouriteKind = 'sports' | 'leagues' | 'odds' | 'casino' | 'slots'

const keyOf = (kind: FavouriteKind) =>
  `grandstand.favourites.${kind === 'sports' ? 'matches' : kind}`
/** The entry of local storage that tells whose favourites this browser keeps; null for those of a visitor. */
export const FAVOURITES_OWNER = 'grandstand.favourites.owner'
/** The oldest are dropped: matches of last month need no star. */
const MOST = 400

/** The ids in a kept list, which may hold anything. */
export const idsIn = (kept: unknown): number[] =>
  Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)) : []

/** Ids of one kind; writing an id adds or removes it, writing a list replaces them all. */
function favouritesAtom(kind: FavouriteKind) {
  const state = atom<ReadonlySet<number>>(new Set(idsIn(readStored(keyOf(kind)))))
  return atom(
    (get) => get(state),
    (get, set, change: number | readonly number[]) => {
      const next = new Set(typeof change === 'number' ? get(state) : change)
      if (typeof change === 'number' && !next.delete(change)) next.add(change)
      const kept = [...next].slice(-MOST)
      set(state, new Set(kept))
      writeStored(keyOf(kind), kept)
    }
  )
}
export type FavouritesAtom = ReturnType<typeof favouritesAtom>

/** Matches. */
export const favouriteMatchesAtom = favouritesAtom('sports')
/** Leagues, by the ids of their tournaments. */
export const favouriteLeaguesAtom = favouritesAtom('leagues')
/** Types of markets, which the page of a match shows first. */
export const favouriteMarketTypesAtom = favouritesAtom('odds')
