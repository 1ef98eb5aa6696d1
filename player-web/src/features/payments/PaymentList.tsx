import type { PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { useInfiniteQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { paymentsQuery } from './paymentQueries.ts'
import styles from './Payments.module.css'
import { useEndOfPayment } from './useEndOfPayment.ts'

/** Rows that stand while the list loads. */
const PLACES = 6

interface PaymentListProps {
  /** At most so many payments, the newest; all of them without it. */
  most?: number
  /** Which payments stand in the list. */
  shows?: (payment: PaymentView) => boolean
}

/** The own deposits and withdrawals that were read, the newest first. */
export function PaymentList({ most, shows = () => true }: PaymentListProps) {
  const { t, i18n } = useTranslation()
  const list = useInfiniteQuery(paymentsQuery(i18n.language))
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  useEndOfPayment(rows)
  if (list.isPending) return <RowsSkeleton rows={most ?? PLACES} height="64px" />
  if (list.isError) {
    return (
      <StatePanel kind="error" title={t('payments.error')}>
        <Button onClick={() => void list.refetch()}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  if (rows.length === 0) {
    return (
      <StatePanel
        kind="empty"
        icon={WalletCards}
        title={t('payments.empty')}
        hint={t('payments.emptyHint')}
      />
    )
  }
  return (
    <ul className={styles.list}>
      {rows
        .filter(shows)
        .slice(0, most)
        .map((payment) => (
          <li key={payment.reference}>
            <PaymentRow payment={payment} />
          </li>
        ))}
    </ul>
  )
}
