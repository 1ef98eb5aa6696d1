import type { NextStep, PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { isAllowedAddress } from '@grandstand/shared-types/payments/allowed_address'
import { isOver } from '@grandstand/shared-types/payments/states'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { CancelPayment } from './CancelPayment.tsx'
import styles from './Payments.module.css'
import { PrintPayment } from './PrintPayment.tsx'
import { reasonText } from './reasonText.ts'
import { Timeline } from './Timeline.tsx'

interface PaymentFactsProps {
  payment: PaymentView
  /** The gateway's page; null when there is none, or when it is no longer known. */
  next?: NextStep | null
}

/** All that is known of a payment, and what the player can still do. */
export function PaymentFacts({ payment, next = null }: PaymentFactsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { reference, direction, reason, state, feeMinor, currency } = payment
  const page = next && !isOver(state) && isAllowedAddress(next.url, next.origins) ? next.url : null
  return (
    <>
      {reason && (
        <p className={styles.reason}>
          {t('payments.reason', { reason: reasonText(reason, t, format, currency) })}
        </p>
      )}
      <Timeline payment={payment} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('payments.reference')}</dt>
          <dd>
            <bdi dir="ltr">{reference}</bdi>
          </dd>
        </div>
        {feeMinor > 0 && (
          <div>
            <dt>{t('payments.fee')}</dt>
            <dd>
              <bdi dir="ltr">{format.money(feeMinor, currency)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        {page !== null && (
          <ButtonLink size="small" to={page} target="_blank" rel="noopener noreferrer">
            {t('payments.open')}
          </ButtonLink>
        )}
        <CancelPayment payment={payment} />
        {direction === 'withdrawal' && <PrintPayment reference={reference} />}
      </div>
    </>
  )
}
