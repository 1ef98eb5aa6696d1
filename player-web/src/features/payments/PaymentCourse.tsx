import type { NextStep, PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { paymentQuery } from './paymentQueries.ts'
import styles from './Payments.module.css'
import { NOUNS } from './course.ts'
import { StateChip } from './StateChip.tsx'
import { useEndOfPayment } from './useEndOfPayment.ts'

interface PaymentCourseProps {
  /** The payment as it was ordered. */
  payment: PaymentView
  next: NextStep | null
}

/** A payment that was just ordered, as it goes on. */
export function PaymentCourse({ payment, next }: PaymentCourseProps) {
  const { i18n } = useTranslation()
  const { data } = useQuery({
    ...paymentQuery(payment.reference, i18n.language),
    initialData: payment,
  })
  return <Course payment={data} next={next} />
}

/** A payment by its reference, as an address names it. */
export function PaymentByReference({ reference }: { reference: string }) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(paymentQuery(reference, i18n.language))
  if (data) return <Course payment={data} next={null} />
  if (!error) return <RowsSkeleton rows={3} />
  const isUnknown = error instanceof ApiError && error.status === 404
  return (
    <StatePanel kind="error" title={t(isUnknown ? 'payments.unknown' : 'payments.error')}>
      {!isUnknown && <Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
    </StatePanel>
  )
}

function Course({ payment, next }: PaymentCourseProps) {
  const { t } = useTranslation()
  const format = useFormat()
  useEndOfPayment([payment])
  const { direction, methodName, amountMinor, currency, state } = payment
  return (
    <section className={styles.course} aria-label={t(NOUNS[direction])}>
      <header className={styles.head}>
        <div className={styles.name}>
          <b>{t(NOUNS[direction])}</b>
          <small>{methodName}</small>
        </div>
        <bdi dir="ltr" className={styles.sum}>
          {format.money(amountMinor, currency)}
        </bdi>
        <span role="status">
          <StateChip state={state} />
        </span>
      </header>
      <PaymentFacts payment={payment} next={next} />
    </section>
  )
}
