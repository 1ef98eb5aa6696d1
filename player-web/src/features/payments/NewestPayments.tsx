import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHome } from '../../i18n/useHome.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PaymentList } from './PaymentList.tsx'
import styles from './Payments.module.css'

const MOST = 5

/** The newest own deposits and withdrawals, and the way to all of them. */
export function NewestPayments() {
  const { t } = useTranslation()
  const home = useHome()
  return (
    <>
      <PaymentList most={MOST} />
      <p className={styles.more}>
        <ButtonLink variant="quiet" to={`${home}transactions?payment=`}>
          {t('payments.title')}
          <ChevronRight size={16} aria-hidden />
        </ButtonLink>
      </p>
    </>
  )
}
