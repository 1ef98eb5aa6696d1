import { useTranslation } from 'react-i18next'
import { Skeleton } from './Skeleton.tsx'
import styles from './PageSkeleton.module.css'

const ROWS = ['62%', '48%', '70%', '55%', '64%', '44%']

/** Shown while a page's code loads. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.page} role="status" aria-label={t('common.loading')}>
      <Skeleton width="180px" height="22px" />
      {ROWS.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={width} height="14px" />
          <Skeleton width="30%" height="11px" />
        </div>
      ))}
    </div>
  )
}
