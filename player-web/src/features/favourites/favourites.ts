/** The player's favourites by kind, which this browser keeps (rules 9.7). */
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { atom } from 'jotai'
import { readStored, writeStored } from '../../ui/storedJson.ts'

/** Games of the lobby of slots are `slots`, those of every other lobby `casino`. */
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
export const favouriteSlotsAtom = favouritesAtom('slots')
export const favouriteCasinoAtom = favouritesAtom('casino')
/** Games of a lobby. */
export const favouriteGamesAtom = (lobby: Lobby): FavouritesAtom =>
  lobby === 'slots' ? favouriteSlotsAtom : favouriteCasinoAtom
