import { Wallet } from 'lucide-react'
import {
  BET_HISTORY_DEFAULT_DAYS,
  TRANSACTIONS_PAGE_SIZE,
} from '@grandstand/shared-types/core/list_limits'
import type { TransactionView } from '@grandstand/shared-types/wire/money/ledger'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { meQuery } from '../../api/queries.ts'
import { withPageTexts } from '../../i18n/index.ts'
import { Button } from '../../ui/Button.tsx'
import { startOfDay, useToday } from '../../ui/days.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { lazy } from '../../ui/lazy.ts'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AccountProvider } from './AccountProvider.tsx'
import { Pager } from './Pager.tsx'
import { TransactionTable } from './TransactionTable.tsx'
import { useAccountList } from './useAccountList.ts'

const OwnPayments = lazy(
  withPageTexts(['payments'], async () => {
    const { OwnPayments: List } = await import('../payments/index.ts')
    return { default: List }
  })
)

/** Days back from today; 0 shows all transactions. */
const RANGES = [BET_HISTORY_DEFAULT_DAYS, 30, 0] as const

/** Movements of the balances, and the payments of a player; gateways lead back to `?payment=<reference>`. */
export default function TransactionsPage() {
  const { t } = useTranslation()
  const payment = useSearchParams()[0].get('payment')
  const isPlayer = useQuery(meQuery).data?.type === 'player'
  const hasPayments = isPlayer && payment !== null
  return (
    <ListPage
      title={t('transactions.title')}
      tabs={
        isPlayer && (
          <Tabs label={t('transactions.title')}>
            <Link to="?" replace aria-current={hasPayments ? undefined : 'true'}>
              {t('transactions.title')}
            </Link>
            <Link to="?payment=" replace aria-current={hasPayments ? 'true' : undefined}>
              {`${t('money.deposit')} / ${t('money.withdraw')}`}
            </Link>
          </Tabs>
        )
      }
    >
      {hasPayments ? (
        <Suspense fallback={<RowsSkeleton rows={6} height="64px" />}>
          <OwnPayments reference={payment} />
        </Suspense>
      ) : (
        <AccountProvider>
          <Transactions />
        </AccountProvider>
      )}
    </ListPage>
  )
}

function Transactions() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const days = RANGES.find((range) => String(range) === params.get('days')) ?? RANGES[0]
  const { data: me } = useQuery(meQuery)
  const startDate = startOfDay(useToday(), -days)
  const list = useAccountList<TransactionView>({
    resource: 'transactions',
    filters: days === 0 ? [] : [{ field: 'startDate', operator: 'eq', value: startDate }],
    page,
    pageSize: TRANSACTIONS_PAGE_SIZE,
  })

  return (
    <>
      <Tabs label={t('transactions.days')}>
        {RANGES.map((range) => (
          <Link
            key={range}
            to={`?days=${range}`}
            replace
            aria-current={range === days ? 'true' : undefined}
          >
            {range === 0
              ? t('transactions.everything')
              : t('transactions.lastDays', { count: range })}
          </Link>
        ))}
      </Tabs>
      {list.isPending ? (
        <RowsSkeleton rows={10} />
      ) : list.isError ? (
        <StatePanel kind="error" title={t('transactions.error')}>
          <Button onClick={list.retry}>{t('common.retry')}</Button>
        </StatePanel>
      ) : list.rows.length === 0 ? (
        <StatePanel
          kind="empty"
          icon={Wallet}
          title={t('transactions.empty')}
          hint={t('transactions.emptyHint')}
        />
      ) : (
        <>
          <TransactionTable rows={list.rows} currency={me?.currency ?? ''} />
          <Pager
            page={page}
            pageSize={TRANSACTIONS_PAGE_SIZE}
            total={list.total}
            onPage={(next) => setParams({ days: String(days), page: String(next) })}
          />
        </>
      )}
    </>
  )
}
