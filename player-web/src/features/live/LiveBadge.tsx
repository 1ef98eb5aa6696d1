import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { liveSportsQuery } from '../../api/live.ts'
import styles from './LiveBadge.module.css'

/** How many matches are in play; nothing while there are none. */
export function LiveBadge() {
  const { t, i18n } = useTranslation()
  const { data: sports } = useQuery(liveSportsQuery(i18n.language))
  const count = sports?.reduce((sum, { inPlayCount }) => sum + inPlayCount, 0) ?? 0
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t('live.badge', { count })}</span>
    </span>
  )
}
