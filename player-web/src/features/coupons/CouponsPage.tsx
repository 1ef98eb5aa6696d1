import { Ticket } from 'lucide-react'
import { BET_HISTORY_PAGE_SIZE } from '@grandstand/shared-types/core/list_limits'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { useRememberList } from '../../navigation/lists.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useToday } from '../../ui/days.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AccountProvider, Pager, useAccountList } from '../account/index.ts'
import { CouponFilterBar } from './list/CouponFilterBar.tsx'
import {
  COUPON_TABS,
  couponWindow,
  isNarrowed,
  readCouponFilters,
  STATUS_OF_TAB,
  writeCouponFilters,
  type CouponFilters,
} from './list/couponFilters.ts'
import { CouponRow } from './list/CouponRow.tsx'

export default function CouponsPage() {
  return (
    <AccountProvider>
      <Coupons />
    </AccountProvider>
  )
}

function Coupons() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const today = useToday()
  const filters = useMemo(() => readCouponFilters(params, today), [params, today])
  const { tab, type, order, page } = filters
  const { startDate, endDate } = couponWindow(filters)
  const list = useAccountList<CouponView>({
    resource: 'coupons',
    filters: [
      { field: 'status', operator: 'eq', value: STATUS_OF_TAB[tab] },
      { field: 'couponType', operator: 'eq', value: type },
      { field: 'startDate', operator: 'eq', value: startDate },
      { field: 'endDate', operator: 'eq', value: endDate },
    ],
    order: order === 'oldest' ? 'asc' : 'desc',
    page,
    pageSize: BET_HISTORY_PAGE_SIZE,
  })

  // other filters start again at the first page
  const hrefOf = (changes: Partial<CouponFilters>) =>
    writeCouponFilters({ ...filters, page: 1, ...changes }, today)

  useRememberList('coupons')
  return (
    <ListPage
      title={t('coupons.title')}
      tabs={
        <>
          <Tabs label={t('coupons.tabs')}>
            {COUPON_TABS.map((name) => (
              <Link
                key={name}
                to={hrefOf({ tab: name })}
                replace
                aria-current={name === tab ? 'true' : undefined}
              >
                {t(`coupons.tab.${name}`)}
              </Link>
            ))}
          </Tabs>
          <CouponFilterBar
            filters={filters}
            onChange={(changes) => void navigate(hrefOf(changes), { replace: true })}
          />
        </>
      }
    >
      {list.isPending ? (
        <RowsSkeleton rows={6} height="74px" />
      ) : list.isError ? (
        <StatePanel kind="error" title={t('coupons.error')} hint={t('common.offline')}>
          <Button onClick={list.retry}>{t('common.retry')}</Button>
        </StatePanel>
      ) : list.rows.length === 0 ? (
        <NoCoupons filters={filters} />
      ) : (
        <div aria-busy={list.isRefreshing}>
          <ul>
            {list.rows.map((coupon) => (
              <CouponRow key={coupon.id} coupon={coupon} />
            ))}
          </ul>
          <Pager
            page={page}
            pageSize={BET_HISTORY_PAGE_SIZE}
            total={list.total}
            onPage={(next) => void navigate(hrefOf({ page: next }))}
          />
        </div>
      )}
    </ListPage>
  )
}

function NoCoupons({ filters }: { filters: CouponFilters }) {
  const { t } = useTranslation()
  const today = useToday()
  const home = useHome()
  if (isNarrowed(filters, today)) {
    return (
      <StatePanel
        kind="search"
        title={t('coupons.emptyFilter')}
        hint={t('coupons.emptyFilterHint')}
      />
    )
  }
  return (
    <StatePanel
      kind="empty"
      icon={Ticket}
      title={t(`coupons.empty.${filters.tab}`)}
      hint={t('coupons.emptyHint')}
    >
      <ButtonLink to={home}>{t('coupons.toSports')}</ButtonLink>
    </StatePanel>
  )
}
