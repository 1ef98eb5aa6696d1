import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import type { FavouritesAtom } from '../favourites/index.ts'
import { GamePlay, usePlay } from './game/GamePlay.tsx'
import { GameGrid, GridSkeleton } from './lobby/GameGrid.tsx'
import { gamesByIdQuery } from './lobby/lobbyQuery.ts'
import { gamesOf } from './lobby/narrowed.ts'

interface StarredGamesProps {
  favourites: FavouritesAtom
  title: string
  /** Stands in for the games while none has a star. */
  children: ReactNode
}

/** The games that a person has starred, the latest first. */
export function StarredGames({ favourites, title, children }: StarredGamesProps) {
  const { t, i18n } = useTranslation()
  const starred = useAtomValue(favourites)
  // a game whose star is taken away stays on the page, so that the star can be given back
  const [ids] = useState(() => [...starred].toReversed())
  const { data, error, refetch } = useQuery(gamesByIdQuery(ids, i18n.language))
  const play = usePlay()
  if (ids.length === 0) return children
  if (error) {
    return (
      <StatePanel kind="error" title={t('lobby.failed')}>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  if (!data) return <GridSkeleton />
  const games = gamesOf(data.games, ids)
  if (games.length === 0) return children
  return (
    <>
      <GameGrid title={title} games={games} favourites={favourites} onPlay={play.onPlay} />
      <GamePlay {...play} />
    </>
  )
}
