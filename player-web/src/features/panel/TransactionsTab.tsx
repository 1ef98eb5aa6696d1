import { TRANSACTIONS_PAGE_SIZE } from '@grandstand/shared-types/core/list_limits'
import type { TransactionView } from '@grandstand/shared-types/wire/money/ledger'
import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { Pager, TransactionTable, useAccountList } from '../account/index.ts'

/** Every transaction, the newest first; the page of transactions has a choice of periods. */
export function TransactionsTab({ currency }: { currency: string }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const list = useAccountList<TransactionView>({
    resource: 'transactions',
    filters: [],
    page,
    pageSize: TRANSACTIONS_PAGE_SIZE,
  })
  if (list.isPending) return <RowsSkeleton rows={10} />
  if (list.isError) {
    return (
      <StatePanel kind="error" title={t('transactions.error')}>
        <Button onClick={list.retry}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  if (list.rows.length === 0) {
    return (
      <StatePanel
        kind="empty"
        icon={Wallet}
        title={t('transactions.empty')}
        hint={t('transactions.emptyHint')}
      />
    )
  }
  return (
    <>
      <TransactionTable rows={list.rows} currency={currency} />
      <Pager page={page} pageSize={TRANSACTIONS_PAGE_SIZE} total={list.total} onPage={setPage} />
    </>
  )
}
