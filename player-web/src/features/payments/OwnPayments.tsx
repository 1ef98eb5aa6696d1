import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { PaymentByReference } from './PaymentCourse.tsx'
import { PaymentList } from './PaymentList.tsx'
import { paymentsQuery } from './paymentQueries.ts'
import styles from './Payments.module.css'

/** The own deposits and withdrawals, the newest first; that of the address stands open above them. */
export function OwnPayments({ reference }: { reference: string }) {
  const { t, i18n } = useTranslation()
  const list = useInfiniteQuery(paymentsQuery(i18n.language))
  return (
    <>
      {reference !== '' && (
        <div className={styles.first}>
          <PaymentByReference key={reference} reference={reference} />
        </div>
      )}
      <PaymentList shows={(payment) => payment.reference !== reference} />
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
