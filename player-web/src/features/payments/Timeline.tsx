import type { PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { Check, Circle, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { expectedStates, toneOf } from './course.ts'
import styles from './Payments.module.css'

/** Each step of a payment with its time, then those that are expected. */
export function Timeline({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <ol className={styles.timeline} aria-label={t('payments.course')}>
      {payment.steps.map(({ state, at }, index) => {
        const isBad = toneOf(state) === 'lost'
        return (
          <li key={index} data-tone={isBad ? 'lost' : 'won'}>
            <span className={styles.mark}>
              {isBad ? <X size={14} aria-hidden /> : <Check size={14} aria-hidden />}
            </span>
            <span className={styles.words}>
              <b>{t(`payments.state.${state}`)}</b>
              <bdi>{format.dayTime(at)}</bdi>
            </span>
          </li>
        )
      })}
      {expectedStates(payment).map((state) => (
        <li key={`next ${state}`} data-tone="next">
          <span className={styles.mark}>
            <Circle size={12} aria-hidden />
          </span>
          <span className={styles.words}>
            <b>{t(`payments.state.${state}`)}</b>
            <span>{t('payments.expected')}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
