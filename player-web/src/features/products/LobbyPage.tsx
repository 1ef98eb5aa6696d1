import { LOBBIES, type Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { DRAW_LOBBIES } from '@grandstand/shared-types/games/draw_games'
import type { LobbyView } from '@grandstand/shared-types/wire/games/games'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Hourglass } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { useViewport } from '../../ui/window/useViewport.ts'
import { NextDraws } from '../draws/index.ts'
import { favouriteGamesAtom } from '../favourites/index.ts'
import { JackpotTicker, useJackpots } from '../jackpots/index.ts'
import { GamePlay, usePlay } from './game/GamePlay.tsx'
import { CategoryRails } from './lobby/CategoryRails.tsx'
import { GameGrid, GridSkeleton } from './lobby/GameGrid.tsx'
import type { OnPlay } from './lobby/GameTile.tsx'
import { LobbyRails } from './lobby/LobbyRails.tsx'
import { LobbyTools } from './lobby/LobbyTools.tsx'
import { gamesOf, indexed, narrowed } from './lobby/narrowed.ts'
import { hasRows } from './lobby/railsOf.ts'
import { popularQuery } from './lobby/lobbyQuery.ts'
import { TablesChecked } from './lobby/TablesChecked.tsx'
import { useLobby } from './lobby/useLobby.ts'
import { useTableStates } from './lobby/useTableStates.ts'
import { useLobbyPlace } from './lobby/useLobbyPlace.ts'
import { LOBBY_PLACES } from './lobbies.ts'

/** The lobby of a kind of games: search, providers and categories, the games played last, favourites, and all games. */
export default function LobbyPage() {
  const path = useLocation().pathname.split('/')[2]?.toLowerCase()
  const [, lobby = LOBBIES[0]] = LOBBY_PLACES.find(([own]) => own.toLowerCase() === path) ?? []
  return lobby ? <LobbyOf key={lobby} lobby={lobby} /> : null
}

function LobbyOf({ lobby }: { lobby: Lobby }) {
  const { t, i18n } = useTranslation()
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useLobby(lobby, typed)
  const isPhone = useViewport() === 'phone'
  // its row stands above all others: what came first would jump
  const { isPending: isRowPending } = useQuery(popularQuery(i18n.language, isPhone, lobby))
  const jackpots = useJackpots()
  const play = usePlay()
  const drawLobby = DRAW_LOBBIES.find((one) => one === lobby)
  return (
    <ListPage title={t(`products.${lobby}`)}>
      {data && jackpots && <JackpotTicker jackpots={jackpots} of={{ lobby }} />}
      {drawLobby && <NextDraws lobby={drawLobby} />}
      <LobbyTools lobby={data} typed={typed} onTyped={setTyped} />
      {data && !isRowPending ? (
        <Games
          lobby={lobby}
          view={data}
          typed={typed}
          onPlay={play.onPlay}
          onClear={() => setTyped('')}
        />
      ) : error ? (
        <StatePanel kind="error" title={t('lobby.failed')}>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <GridSkeleton />
      )}
      <GamePlay {...play} />
    </ListPage>
  )
}

interface GamesProps {
  lobby: Lobby
  view: LobbyView
  typed: string
  onPlay: OnPlay
  /** Called when the person wants to see all games. */
  onClear: () => void
}

function Games({ lobby, view: whole, ...rest }: GamesProps) {
  const { typed, onPlay, onClear } = rest
  const { categories, recentIds } = whole
  const { games, checkedAt } = useTableStates(lobby, whole.games)
  const { t } = useTranslation()
  const home = useHome()
  const favourites = favouriteGamesAtom(lobby)
  const starred = useAtomValue(favourites)
  const { view, providerId, toView, clear } = useLobbyPlace(whole)
  const searched = useDeferredValue(typed)
  const index = useMemo(() => indexed(games), [games])
  const shown = useMemo(
    () => narrowed(index, { typed: searched, providerId, view, favourites: starred }),
    [index, searched, providerId, view, starred]
  )
  const isWhole = view === 'all' && providerId === null && searched.trim() === ''
  const recent = useMemo(() => gamesOf(games, recentIds), [games, recentIds])
  const loved = useMemo(() => gamesOf(games, [...starred].toReversed()), [games, starred])

  if (isWhole && games.length === 0) {
    return (
      <StatePanel
        kind="empty"
        icon={Hourglass}
        title={t('productPage.none', { name: t(`products.${lobby}`) })}
        hint={t('productPage.hint')}
      >
        <ButtonLink to={home}>{t('coupons.toSports')}</ButtonLink>
      </StatePanel>
    )
  }
  if (shown.length === 0) {
    const isUnstarred = view === 'favourites' && loved.length === 0
    return (
      <StatePanel
        kind="search"
        title={t(isUnstarred ? 'lobby.noFavourites' : 'lobby.noneFound')}
        hint={t(isUnstarred ? 'lobby.noFavouritesHint' : 'lobby.noneFoundHint')}
      >
        <Button
          onClick={() => {
            clear()
            onClear()
          }}
        >
          {t('lobby.clear')}
        </Button>
      </StatePanel>
    )
  }
  const tiles = { favourites, onPlay }
  const title =
    typeof view === 'number' ? (categories.find(({ id }) => id === view)?.name ?? '') : null
  return (
    <>
      {checkedAt !== null && <TablesChecked at={checkedAt} />}
      {isWhole && recent.length > 0 && (
        <GameGrid title={t('lobby.recent')} games={recent} {...tiles} isRail />
      )}
      {isWhole && loved.length > 0 && (
        <GameGrid title={t('lobby.favourites')} games={loved} {...tiles} isRail />
      )}
      {isWhole && <LobbyRails lobby={lobby} games={games} onPlay={onPlay} />}
      {isWhole && (
        <CategoryRails games={games} categories={categories} toCategory={toView} onPlay={onPlay} />
      )}
      <GameGrid
        title={title ?? t(view === 'favourites' ? 'lobby.favourites' : 'lobby.all')}
        games={shown}
        {...tiles}
        isLarge={!hasRows(games)}
      />
      <p className="visually-hidden" role="status">
        {t('lobby.count', { number: shown.length })}
      </p>
    </>
  )
}
