import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import styles from './ListSkeleton.module.css'

const ROWS = 9

/** Slots of the live list before the first snapshot. */
export function ListSkeleton({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common.loading')}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row} data-phone={isPhone}>
          <Skeleton width="40px" height="28px" />
          <span className={styles.names}>
            <Skeleton width={`${90 + ((row * 37) % 80)}px`} />
            <Skeleton width={`${80 + ((row * 53) % 90)}px`} />
          </span>
          {!isPhone && <Skeleton width="240px" height="36px" />}
        </div>
      ))}
    </div>
  )
}
