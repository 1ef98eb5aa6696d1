import { isOver } from '@grandstand/shared-types/payments/states'
import type { PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { Check, Circle, Hourglass, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { expectedStates, toneOf } from './course.ts'
import styles from './Payments.module.css'

/** A step that the payment is still in is not done. */
const MARKS = { now: Hourglass, lost: X, won: Check } as const

type PaymentCourseView = Pick<PaymentView, 'direction' | 'state' | 'steps'>

/** Each step of a payment with its time, then those that are expected. */
export function Timeline({ payment }: { payment: PaymentCourseView }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <ol className={styles.timeline} aria-label={t('payments.course')}>
      {payment.steps.map(({ state, at }, index) => {
        const isNow = index === payment.steps.length - 1 && !isOver(payment.state)
        const look = isNow ? 'now' : toneOf(state) === 'lost' ? 'lost' : 'won'
        const Mark = MARKS[look]
        return (
          <li key={index} data-tone={look} aria-current={isNow ? 'step' : undefined}>
            <span className={styles.mark}>
              <Mark size={14} aria-hidden />
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
