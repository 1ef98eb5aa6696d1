import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import styles from './MatchSkeleton.module.css'

const CARDS = [1, 2, 1, 3, 2, 1]

export function MatchSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common.loading')}>
      <div className={styles.head}>
        <Skeleton width="min(420px, 80%)" height="28px" />
        <Skeleton width="180px" height="13px" />
      </div>
      <div className={styles.cards}>
        {CARDS.map((lines, card) => (
          <div key={card} className={styles.card}>
            <Skeleton width="140px" height="14px" />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} height="44px" />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
