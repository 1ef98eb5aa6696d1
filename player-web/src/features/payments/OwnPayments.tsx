import type { PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown, WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { NOUNS } from './course.ts'
import { PaymentByReference } from './PaymentCourse.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { paymentsQuery } from './paymentQueries.ts'
import styles from './Payments.module.css'
import { StateChip } from './StateChip.tsx'
import { useEndOfPayment } from './useEndOfPayment.ts'

/** The own deposits and withdrawals, the newest first; that of the address stands open above them. */
export function OwnPayments({ reference }: { reference: string }) {
  const { t } = useTranslation()
  const list = useInfiniteQuery(paymentsQuery)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  useEndOfPayment(rows)
  return (
    <>
      {reference !== '' && (
        <div className={styles.first}>
          <PaymentByReference key={reference} reference={reference} />
        </div>
      )}
      {list.isPending ? (
        <RowsSkeleton rows={6} height="64px" />
      ) : list.isError ? (
        <StatePanel kind="error" title={t('payments.error')}>
          <Button onClick={() => void list.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : rows.length === 0 ? (
        <StatePanel
          kind="empty"
          icon={WalletCards}
          title={t('payments.empty')}
          hint={t('payments.emptyHint')}
        />
      ) : (
        <ul className={styles.list}>
          {rows
            .filter((payment) => payment.reference !== reference)
            .map((payment) => (
              <li key={payment.reference}>
                <PaymentRow payment={payment} />
              </li>
            ))}
        </ul>
      )}
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button
            variant="quiet"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('common.more')}
          </Button>
        </p>
      )}
    </>
  )
}

/** A payment in one line, which opens. */
function PaymentRow({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { direction, methodName, amountMinor, currency, state, createdAt } = payment
  return (
    <details className={styles.row}>
      <summary>
        <span className={styles.name}>
          <b>{t(NOUNS[direction])}</b>
          <small>
            {methodName} · <bdi>{format.dayTime(createdAt)}</bdi>
          </small>
        </span>
        <bdi dir="ltr" className={styles.sum}>
          {format.money(amountMinor, currency)}
        </bdi>
        <StateChip state={state} />
        <ChevronDown size={18} aria-hidden className={styles.arrow} />
      </summary>
      <div className={styles.body}>
        <PaymentFacts payment={payment} />
      </div>
    </details>
  )
}
