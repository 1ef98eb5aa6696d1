import type { LeagueNames } from '@grandstand/shared-types/wire/betting/book'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../navigation/BackLink.tsx'
import { Flag } from '../../ui/icons/Flag.tsx'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { useViewport } from '../../ui/window/useViewport.ts'
import styles from './MatchTop.module.css'

interface MatchTopProps {
  list: '' | 'livebets'
  /** Undefined while the match loads. */
  league?: (LeagueNames & { sportId: number }) | undefined
  /** Content at the end of the line. */
  children?: ReactNode
}

/** One line above a match: the link back to its list, its country and league. */
export function MatchTop({ list, league, children }: MatchTopProps) {
  const { t } = useTranslation()
  const isPhone = useViewport() === 'phone'
  return (
    <div className={styles.top}>
      <BackLink list={list} label={t(list === '' ? 'match.back' : 'live.back')} isShort={isPhone} />
      {league && (
        <p className={styles.league}>
          <SportIcon sportId={league.sportId} size={16} />
          <Flag countryCode={league.countryCode} />
          <span className="ellipsis">
            {league.categoryName} · {league.tournamentName}
          </span>
        </p>
      )}
      <span className={styles.end}>{children}</span>
    </div>
  )
}
