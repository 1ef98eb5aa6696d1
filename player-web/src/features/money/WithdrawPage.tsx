import { useTranslation } from 'react-i18next'
import { ListPage } from '../../ui/ListPage.tsx'
import { NoMethods } from './NoMethods.tsx'

/** The ways to withdraw. No payment method is connected yet. */
export default function WithdrawPage() {
  const { t } = useTranslation()
  return (
    <ListPage title={t('money.withdraw')}>
      <NoMethods title={t('moneyPage.noWithdrawal')} />
    </ListPage>
  )
}
