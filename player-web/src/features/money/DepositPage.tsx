import { useTranslation } from 'react-i18next'
import { ListPage } from '../../ui/ListPage.tsx'
import { NoMethods } from './NoMethods.tsx'

/** The ways to deposit. No payment method is connected yet. */
export default function DepositPage() {
  const { t } = useTranslation()
  return (
    <ListPage title={t('money.deposit')}>
      <NoMethods title={t('moneyPage.noDeposit')} />
    </ListPage>
  )
}
