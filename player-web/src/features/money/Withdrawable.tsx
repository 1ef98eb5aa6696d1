import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import styles from './MoneyScreen.module.css'

/** What can leave the account. */
export function Withdrawable({ me: { balances, currency } }: { me: Me }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <dl className={styles.withdrawable}>
      <dt>{t('moneyPage.withdrawable')}</dt>
      <dd>
        <bdi dir="ltr">{format.money(balances.withdrawable, currency)}</bdi>
      </dd>
    </dl>
  )
}
