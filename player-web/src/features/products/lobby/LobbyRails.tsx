import type { GameView } from '@grandstand/shared-types/wire/games/games'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { useJackpots } from '../../jackpots/index.ts'
import styles from './CategoryRails.module.css'
import { GameRail } from './GameRail.tsx'
import type { OnPlay } from './GameTile.tsx'
import { popularQuery } from './lobbyQuery.ts'
import { hasRows, newestOf, popularOf, withJackpot } from './railsOf.ts'

interface LobbyRailsProps {
  lobby: Lobby
  games: readonly GameView[]
  onPlay: OnPlay
}

/** What is played most, in large tiles, then what is new and what has a jackpot; a small lobby needs none of them. */
export function LobbyRails({ lobby, games, onPlay }: LobbyRailsProps) {
  const { t, i18n } = useTranslation()
  const isPhone = useViewport() === 'phone'
  const isBig = hasRows(games)
  const { data: played } = useQuery(popularQuery(i18n.language, isPhone, lobby))
  const jackpots = useJackpots()
  const popular = useMemo(() => popularOf(games, played ?? []), [games, played])
  const newest = useMemo(() => newestOf(games), [games])
  const fed = useMemo(() => withJackpot(games, jackpots ?? []), [games, jackpots])
  if (!isBig) return null
  return (
    <>
      <Row title={t('lobby.popular')} games={popular} onPlay={onPlay} isLarge />
      <Row title={t('lobby.newest')} games={newest} onPlay={onPlay} />
      <Row title={t('lobby.jackpots')} games={fed} onPlay={onPlay} />
    </>
  )
}

interface RowProps {
  title: string
  games: readonly GameView[]
  onPlay: OnPlay
  isLarge?: boolean
}

function Row({ title, games, onPlay, isLarge = false }: RowProps) {
  const headingId = useId()
  if (games.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
      </div>
      <GameRail label={title} games={games} onPlay={onPlay} isLarge={isLarge} />
    </section>
  )
}
