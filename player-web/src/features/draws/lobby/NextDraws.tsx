import type { DrawLobbyCode } from '@grandstand/shared-types/games/draw_games'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { drawGamesQuery } from '../data/drawQueries.ts'
import { TICKETS_PATH } from '../places.ts'
import { DrawTile } from './DrawTile.tsx'
import styles from './NextDraws.module.css'

/** Tiles while the draws load, so that nothing moves when they come. */
const TILES = [0, 1, 2]

interface NextDrawsProps {
  lobby: DrawLobbyCode
  /** Tells rails of several lobbies on one page apart; such a page has its own list of tickets. */
  title?: string
}

/** The games of a lobby whose tickets are sold, each with the time left until its next draw. */
export function NextDraws({ lobby, title }: NextDrawsProps) {
  const { t } = useTranslation()
  const home = useHome()
  const headingId = useId()
  const { data: games, error } = useQuery(drawGamesQuery(lobby))
  const sold = games?.filter(({ limit }) => limit !== null)
  if (sold?.length === 0 || (error && !games)) return null
  return (
    <section aria-labelledby={headingId} className={styles.draws}>
      <div className={styles.head}>
        <h2 id={headingId}>{title ?? t('draw.next')}</h2>
        {title === undefined && <Link to={`${home}${TICKETS_PATH}`}>{t('draws.tickets')}</Link>}
      </div>
      <ul className={styles.rail}>
        {sold
          ? sold.map((game) => <DrawTile key={game.code} game={game} />)
          : TILES.map((tile) => (
              <li key={tile} className={styles.empty}>
                <Skeleton width="60%" />
                <Skeleton width="40%" height="22px" />
              </li>
            ))}
      </ul>
      <p className="visually-hidden" role="status">
        {sold ? null : t('common.loading')}
      </p>
    </section>
  )
}
