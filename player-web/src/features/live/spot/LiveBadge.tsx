import { useTranslation } from 'react-i18next'
import { inPlayTotal, useLiveSports } from '../state/liveCounts.ts'
import styles from './LiveBadge.module.css'

/** The number of matches in play; hidden for none. */
export function LiveBadge() {
  const { t } = useTranslation()
  const count = inPlayTotal(useLiveSports())
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('live.badge', { count })}</span>
    </span>
  )
}
