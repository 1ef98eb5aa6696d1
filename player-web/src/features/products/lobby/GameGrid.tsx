import type { GameView } from '@grandstand/shared-types/wire/games/games'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FavouritesAtom } from '../../favourites/index.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import styles from './GameGrid.module.css'
import { GameTile, type OnPlay } from './GameTile.tsx'
import { useGrowing } from './useGrowing.ts'

interface GameGridProps {
  title: string
  games: readonly GameView[]
  favourites: FavouritesAtom
  onPlay: OnPlay
  /** One row that scrolls sideways. */
  isRail?: boolean
  /** Larger tiles, where there are few games. */
  isLarge?: boolean
}

/** Games under a heading, in a grid or in one row. */
export function GameGrid({
  title,
  games,
  favourites,
  onPlay,
  isRail = false,
  isLarge = false,
}: GameGridProps) {
  const headingId = useId()
  const drawn = useGrowing(games.length)
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <ul className={isRail ? styles.rail : styles.grid} data-large={isLarge}>
        {games.slice(0, drawn).map((game) => (
          <GameTile key={game.id} game={game} favourites={favourites} onPlay={onPlay} />
        ))}
      </ul>
    </section>
  )
}

const TILES = Array.from({ length: 18 }, (_, at) => at)

/** Tiles of the same size while the games load. */
export function GridSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.section} role="status" aria-label={t('common.loading')}>
      <div className={styles.heading}>
        <Skeleton width="120px" height="15px" />
      </div>
      <div className={styles.grid}>
        {TILES.map((tile) => (
          <div key={tile} className={styles.empty}>
            <span className={styles.blank} />
            <Skeleton width="70%" />
            <Skeleton width="40%" height="10px" />
          </div>
        ))}
      </div>
    </div>
  )
}
