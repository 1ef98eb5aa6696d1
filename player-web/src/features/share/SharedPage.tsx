import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { PRICE_REFRESH_MS } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { Button } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { SharedSelections } from './SharedSelections.tsx'
import { TakeShared } from './TakeShared.tsx'
import styles from './SharedPage.module.css'

/** The shared selections of a coupon with the prices at placing and the present ones, for anybody with the link. */
export default function SharedPage() {
  const { t } = useTranslation()
  const { shareCode: code = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['board', 'shared', code],
    queryFn: ({ signal }) => call('GET /v1/coupon-shares/:code', { params: { code } }, signal),
    refetchInterval: PRICE_REFRESH_MS,
  })

  const home = useHome()

  if (data) {
    return (
      <ListPage title={t('sharedPage.title')}>
        <p className={styles.lead}>{t('shared.lead')}</p>
        <SharedSelections shared={data} />
        <TakeShared shared={data} />
      </ListPage>
    )
  }
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <ListPage title={t('sharedPage.title')}>
      {isMissing ? (
        <StatePanel kind="search" title={t('shared.missing')} hint={t('shared.missingHint')}>
          <Link to={home} className={styles.home}>
            {t('coupons.toSports')}
          </Link>
        </StatePanel>
      ) : error ? (
        <StatePanel kind="error" title={t('coupons.detailError')}>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <RowsSkeleton rows={4} height="76px" />
      )}
    </ListPage>
  )
}
