import { useQuery } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { call } from '../../api/client.ts'
import { meQuery } from '../../api/queries.ts'
import { readStored, writeStored } from '../../ui/storedJson.ts'
import {
  FAVOURITES_OWNER as OWNER,
  favouriteCasinoAtom,
  favouriteLeaguesAtom,
  favouriteMarketTypesAtom,
  favouriteMatchesAtom,
  favouriteSlotsAtom,
  idsIn,
  type FavouriteKind,
  type FavouritesAtom,
} from './favourites.ts'

const KEPT: readonly (readonly [FavouriteKind, FavouritesAtom])[] = [
  ['sports', favouriteMatchesAtom],
  ['leagues', favouriteLeaguesAtom],
  ['odds', favouriteMarketTypesAtom],
  ['slots', favouriteSlotsAtom],
  ['casino', favouriteCasinoAtom],
]
const nameOf = (kind: FavouriteKind) => `favourites.${kind}`

/**
 * Keeps the favourites of a player with the player, so that each browser shows them. A visitor's own join them at the
 * sign-in; a sign-out takes them out of this browser.
 */
export default function KeptFavourites() {
  const store = useStore()
  const { data: me } = useQuery(meQuery)
  const player = me?.type === 'player' ? me.id : null
  const isKnown = me !== undefined

  useEffect(() => {
    if (!isKnown) return
    const owner = readStored(OWNER)
    if (player === null) {
      if (owner === null) return
      for (const [, favourites] of KEPT) store.set(favourites, [])
      writeStored(OWNER, null)
      return
    }
    const keep = (kind: FavouriteKind, favourites: FavouritesAtom) =>
      call('PUT /v1/me/preferences/:name', {
        params: { name: nameOf(kind) },
        body: { value: [...store.get(favourites)] },
      }).catch(() => undefined)
    const ends: (() => void)[] = []
    let isOver = false
    void call('GET /v1/me/preferences', {})
      .then((kept) => {
        if (isOver) return
        for (const [kind, favourites] of KEPT) {
          const ofPlayer = idsIn(kept[nameOf(kind)])
          const ofVisitor = owner === null ? [...store.get(favourites)] : []
          store.set(favourites, [...ofPlayer, ...ofVisitor])
          if (ofVisitor.some((id) => !ofPlayer.includes(id))) void keep(kind, favourites)
          ends.push(store.sub(favourites, () => void keep(kind, favourites)))
        }
        writeStored(OWNER, player)
      })
      // without an answer this browser goes on with what it keeps
      .catch(() => undefined)
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [isKnown, player, store])
  return null
}
