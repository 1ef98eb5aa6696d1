import type { BoardMatch } from '@grandstand/shared-types/wire/book'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import styles from './MatchHeader.module.css'

/** Who plays whom, and when. */
export function MatchHeader({ match }: { match: BoardMatch }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <header className={styles.header}>
      <h1 className={styles.teams}>
        <span className={styles.home}>{match.home}</span>
        <span className={styles.versus}>–</span>
        <span className={styles.away}>{match.away}</span>
      </h1>
      <p className={styles.when}>
        <SportIcon sportId={match.sportId} size={16} />
        <time dateTime={new Date(match.startsAt).toISOString()}>
          {format.longDay(match.startsAt)}, {format.time(match.startsAt)}
        </time>
        <span>{t('match.markets', { count: match.marketCount })}</span>
        {match.minSelections > 1 && (
          <span className={styles.least}>
            {t('sports.minSelections', { count: match.minSelections })}
          </span>
        )}
        {match.betStatus === 'stopped' && (
          <span className={styles.least}>{t('match.suspended')}</span>
        )}
      </p>
    </header>
  )
}
