import type { GameView, NamedRow } from '@grandstand/shared-types/wire/games/games'
import { ChevronRight } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router-dom'
import { GameRail } from './GameRail.tsx'
import styles from './CategoryRails.module.css'
import type { OnPlay } from './GameTile.tsx'
import { railsOf } from './railsOf.ts'

interface CategoryRailsProps {
  games: readonly GameView[]
  categories: readonly NamedRow[]
  /** The page of a category. */
  toCategory: (id: number) => To
  onPlay: OnPlay
}

/** The first games of each category, each in one row that leads to all of them. */
export function CategoryRails({ games, categories, toCategory, onPlay }: CategoryRailsProps) {
  const rails = useMemo(() => railsOf(games, categories), [games, categories])
  return rails.map(({ category, games: first, count }) => (
    <Rail
      key={category.id}
      to={toCategory(category.id)}
      {...{ category, count, onPlay }}
      games={first}
    />
  ))
}

interface RailProps {
  category: NamedRow
  games: readonly GameView[]
  count: number
  to: To
  onPlay: OnPlay
}

function Rail({ category, games, count, to, onPlay }: RailProps) {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId}>{category.name}</h2>
        <Link to={to} replace className={styles.all}>
          {t('lobby.seeAll')} <span className={styles.count}>{count}</span>
          <span className="visually-hidden">{category.name}</span>
          <ChevronRight size={15} aria-hidden />
        </Link>
      </div>
      <GameRail label={category.name} games={games} onPlay={onPlay} />
    </section>
  )
}
