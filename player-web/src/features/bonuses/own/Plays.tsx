import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { playsQuery } from '../bonusQueries.ts'
import styles from './Own.module.css'
import { PlayRow } from './PlayRow.tsx'

const PLACES = 3

/** Every coupon and round that the bonus paid for, with how much counted and why. */
export function Plays({ grantId, currency }: { grantId: number; currency: string }) {
  const { t } = useTranslation()
  const list = useInfiniteQuery(playsQuery(grantId))
  if (list.isPending) return <RowsSkeleton rows={PLACES} height="56px" />
  if (list.isError) {
    return (
      <p className={styles.quiet} role="alert">
        {t('bonuses.error')}{' '}
        <Button variant="quiet" size="small" onClick={() => void list.refetch()}>
          {t('common.retry')}
        </Button>
      </p>
    )
  }
  const rows = list.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p className={styles.quiet}>{t('bonuses.plays.none')}</p>
  return (
    <>
      <ul className={styles.plays}>
        {rows.map((play) => (
          <PlayRow key={`${play.kind}${play.playId}`} play={play} currency={currency} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="quiet"
          size="small"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('common.more')}
        </Button>
      )}
    </>
  )
}
