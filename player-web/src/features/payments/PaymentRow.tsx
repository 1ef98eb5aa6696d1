import type { PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { NOUNS } from './course.ts'
import { PaymentFacts } from './PaymentFacts.tsx'
import styles from './Payments.module.css'
import { StateChip } from './StateChip.tsx'

/** A payment in one line, which opens. */
export function PaymentRow({ payment }: { payment: PaymentView }) {
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
