import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import styles from './MatchHeader.module.css'

/** The teams and the start of a match. */
export function MatchHeader({ match }: { match: BoardMatchDetail }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <header className={styles.header}>
      <h1 className={styles.teams}>
        <bdi className={styles.home}>{match.home}</bdi>
        <span className={styles.versus}>–</span>
        <bdi className={styles.away}>{match.away}</bdi>
      </h1>
      <p className={styles.when}>
        <time dateTime={new Date(match.startsAt).toISOString()}>
          <bdi>{format.dayTime(match.startsAt)}</bdi>
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
