import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'

interface LoadingRowsProps {
  count: number
  /** Classes of the list and of its rows, whose size the places then have. */
  list?: string | undefined
  row: string | undefined
}

/** The places of a block's rows while they load, so that nothing moves when they come. */
export function LoadingRows({ count, list, row }: LoadingRowsProps) {
  const { t } = useTranslation()
  return (
    <div className={list} role="status" aria-label={t('common.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={row}>
          <Skeleton width={`${50 + ((index * 17) % 30)}%`} />
        </div>
      ))}
    </div>
  )
}
