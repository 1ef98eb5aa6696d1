import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import styles from './ListSkeleton.module.css'

const BLOCKS = [5, 4, 6]

/** A placeholder in the size of the list, while the list loads. */
export function ListSkeleton({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common.loading')}>
      {BLOCKS.map((rows, block) => (
        <div key={block}>
          <div className={styles.head} data-phone={isPhone}>
            <Skeleton width="170px" height="13px" />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.row} data-phone={isPhone}>
              <div className={styles.teams}>
                <Skeleton width={`${90 + ((row * 37) % 60)}px`} />
                <Skeleton width={`${80 + ((row * 53) % 70)}px`} />
              </div>
              <div className={styles.prices}>
                {Array.from({ length: isPhone ? 3 : 5 }, (__, cell) => (
                  <Skeleton
                    key={cell}
                    height={isPhone ? '44px' : '36px'}
                    width={isPhone ? '100%' : '64px'}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
