import { BET_HISTORY_PAGE_SIZE } from '@grandstand/shared-types/constants'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/types'
import type { CouponView } from '@grandstand/shared-types/wire'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { Button } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AccountProvider, Pager, useAccountList } from '../account/index.ts'
import { CouponRow } from './CouponRow.tsx'
import linkStyles from './links.module.css'

const TABS = ['open', 'won', 'lost', 'all'] as const
type Tab = (typeof TABS)[number]

const STATUS_OF_TAB: Readonly<Record<Tab, number | undefined>> = {
  open: COUPON_STATUS.waiting,
  won: COUPON_STATUS.won,
  lost: COUPON_STATUS.lost,
  all: undefined,
}

export default function CouponsPage() {
  return (
    <AccountProvider>
      <Coupons />
    </AccountProvider>
  )
}

function Coupons() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((known) => known === params.get('status')) ?? 'open'
  const page = Math.max(1, Number(params.get('page')) || 1)
  const list = useAccountList<CouponView>({
    resource: 'coupons',
    filters: [{ field: 'status', operator: 'eq', value: STATUS_OF_TAB[tab] }],
    page,
    pageSize: BET_HISTORY_PAGE_SIZE,
  })

  useEffect(() => {
    document.title = `${t('coupons.title')} · grandstand`
  }, [t])

  return (
    <ListPage
      title={t('coupons.title')}
      tabs={
        <Tabs label={t('coupons.tabs')}>
          {TABS.map((name) => (
            <Link
              key={name}
              to={name === 'open' ? '?' : `?status=${name}`}
              replace
              aria-current={name === tab ? 'true' : undefined}
            >
              {t(`coupons.tab.${name}`)}
            </Link>
          ))}
        </Tabs>
      }
    >
      {list.isPending ? (
        <RowsSkeleton rows={6} height="92px" />
      ) : list.isError ? (
        <StatePanel kind="error" title={t('coupons.error')}>
          <Button onClick={list.retry}>{t('common.retry')}</Button>
        </StatePanel>
      ) : list.rows.length === 0 ? (
        <NoCoupons tab={tab} />
      ) : (
        <>
          <ul>
            {list.rows.map((coupon) => (
              <CouponRow key={coupon.id} coupon={coupon} />
            ))}
          </ul>
          <Pager
            page={page}
            pageSize={BET_HISTORY_PAGE_SIZE}
            total={list.total}
            onPage={(next) => setParams({ status: tab, page: String(next) })}
          />
        </>
      )}
    </ListPage>
  )
}

function NoCoupons({ tab }: { tab: Tab }) {
  const { t } = useTranslation()
  return (
    <StatePanel kind="slip" title={t(`coupons.empty.${tab}`)} hint={t('coupons.emptyHint')}>
      <Link to={useHome()} className={linkStyles.button}>
        {t('coupons.toSports')}
      </Link>
    </StatePanel>
  )
}
