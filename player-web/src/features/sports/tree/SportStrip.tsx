import type { BoardSport } from '@grandstand/shared-types/wire/betting/book'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SportIcon } from '../../../ui/icons/SportIcon.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { useFilters } from '../filters/useFilters.ts'
import { useCurrentInView } from '../../../ui/useCurrentInView.ts'
import styles from './SportStrip.module.css'

interface SportStripProps {
  /** Undefined while loading. */
  sports: readonly BoardSport[] | undefined
  currentId: number | undefined
}

/** All sports in one row that scrolls sideways. */
export function SportStrip({ sports, currentId }: SportStripProps) {
  const { t } = useTranslation()
  const row = useCurrentInView<HTMLElement>()
  const { hrefOf } = useFilters()
  return (
    <nav ref={row} className={styles.strip} aria-label={t('sports.title')}>
      {sports
        ? sports.map((sport) => (
            <Link
              key={sport.id}
              to={hrefOf({ sportId: sport.id, categoryId: undefined, leagueIds: [], keyword: '' })}
              className={styles.sport}
              aria-current={sport.id === currentId ? 'true' : undefined}
            >
              <SportIcon sportId={sport.id} size={22} />
              <span className={styles.name}>{sport.name}</span>
              <span className={styles.count}>{sport.matchCount}</span>
            </Link>
          ))
        : Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} width="74px" height="58px" />
          ))}
    </nav>
  )
}
