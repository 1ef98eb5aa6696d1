import { useTranslation } from 'react-i18next'
import { Skeleton } from './Skeleton.tsx'
import styles from './RowsSkeleton.module.css'

/** Placeholder rows while a list loads. */
export function RowsSkeleton({ rows, height = '48px' }: { rows: number; height?: string }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ blockSize: height }}>
          <Skeleton width={`${120 + ((row * 41) % 90)}px`} />
          <Skeleton width="90px" />
        </div>
      ))}
    </div>
  )
}
