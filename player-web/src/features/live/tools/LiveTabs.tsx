import type { LiveSport } from '@grandstand/shared-types/wire/betting/live'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { SportIcon } from '../../../ui/icons/SportIcon.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { useCurrentInView } from '../../../ui/useCurrentInView.ts'
import styles from './LiveTabs.module.css'

interface LiveTabsProps {
  /** Undefined while loading. */
  sports: readonly LiveSport[] | undefined
  currentId: number | undefined
  isFavourites: boolean
}

/**
 * The sports of the live list with their matches in play, and the favourites; links, so that each has an address to
 * share.
 */
export function LiveTabs({ sports, currentId, isFavourites }: LiveTabsProps) {
  const { t } = useTranslation()
  const row = useCurrentInView<HTMLElement>()
  const base = `${useHome()}livebets`
  return (
    <nav ref={row} className={styles.row} aria-label={t('live.sports')}>
      {sports
        ? sports.map(({ id, name, inPlayCount }) => (
            <Link
              key={id}
              to={`${base}?sport=${id}`}
              replace
              className={styles.chip}
              aria-current={!isFavourites && id === currentId ? 'true' : undefined}
            >
              <SportIcon sportId={id} size={16} />
              {name} {inPlayCount > 0 && <b>{inPlayCount}</b>}
            </Link>
          ))
        : [92, 110, 80, 104].map((width) => (
            <Skeleton key={width} width={`${width}px`} height="30px" />
          ))}
      <Link
        to={`${base}?view=favourites`}
        replace
        className={styles.chip}
        aria-current={isFavourites ? 'true' : undefined}
      >
        <Star size={15} aria-hidden />
        {t('live.favourites')}
      </Link>
    </nav>
  )
}
