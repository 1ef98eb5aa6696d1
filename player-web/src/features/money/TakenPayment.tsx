import type { PaymentAnswer } from '@grandstand/shared-types/wire/money/payments'
import { useTranslation } from 'react-i18next'
import { useHome } from '../../i18n/useHome.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { PaymentCourse } from '../payments/index.ts'
import styles from './MoneyScreen.module.css'

interface TakenPaymentProps {
  taken: PaymentAnswer
  /** Leads back to the methods. */
  onAgain: () => void
  /** Called when the link leads to another page. */
  onLeave?: (() => void) | undefined
}

/** The payment that was just ordered, and the ways on. */
export function TakenPayment({ taken: { payment, next }, onAgain, onLeave }: TakenPaymentProps) {
  const { t } = useTranslation()
  const home = useHome()
  return (
    <>
      <PaymentCourse payment={payment} next={next} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onAgain}>
          {t('moneyPage.back')}
        </Button>
        <ButtonLink
          variant="quiet"
          to={`${home}transactions?payment=${payment.reference}`}
          onClick={onLeave}
        >
          {t('payments.title')}
        </ButtonLink>
      </div>
    </>
  )
}
