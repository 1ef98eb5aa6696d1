import {
  BET_HISTORY_DEFAULT_DAYS,
  BET_HISTORY_PAGE_SIZE,
} from '@grandstand/shared-types/core/list_limits'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHome } from '../../i18n/useHome.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { startOfDay, useToday } from '../../ui/days.ts'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { Pager, useAccountList } from '../account/index.ts'
import { CouponRow } from '../coupons/index.ts'
import styles from './Panel.module.css'

/** The bets of the last days, in any state; the page of all bets has filters. */
export function BetsTab() {
  const { t } = useTranslation()
  const home = useHome()
  const [page, setPage] = useState(1)
  const startDate = startOfDay(useToday(), -BET_HISTORY_DEFAULT_DAYS)
  const list = useAccountList<CouponView>({
    resource: 'coupons',
    filters: [{ field: 'startDate', operator: 'eq', value: startDate }],
    page,
    pageSize: BET_HISTORY_PAGE_SIZE,
  })
  if (list.isPending) return <RowsSkeleton rows={6} height="74px" />
  if (list.isError) {
    return (
      <StatePanel kind="error" title={t('panel.betsError')}>
        <Button onClick={list.retry}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  const all = (
    <ButtonLink variant="quiet" size="small" to={`${home}coupons`}>
      {t('panel.allBets')}
    </ButtonLink>
  )
  if (list.rows.length === 0) {
    return (
      <StatePanel kind="empty" icon={Ticket} title={t('panel.noBets')}>
        {all}
      </StatePanel>
    )
  }
  return (
    <div aria-busy={list.isRefreshing}>
      <p className={styles.head}>
        {t('transactions.lastDays', { count: BET_HISTORY_DEFAULT_DAYS })}
        {all}
      </p>
      <ul>
        {list.rows.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} />
        ))}
      </ul>
      <Pager page={page} pageSize={BET_HISTORY_PAGE_SIZE} total={list.total} onPage={setPage} />
    </div>
  )
}
