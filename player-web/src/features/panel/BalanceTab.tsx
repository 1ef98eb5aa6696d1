import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import type { Balances } from '@grandstand/shared-types/wire/money/ledger'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import styles from './Panel.module.css'

/** The nine figures, in the order of the specification. */
const FIGURES: readonly (keyof Balances)[] = [
  'balance',
  'creditCard',
  'paykasa',
  'bonus',
  'returnableBonus',
  'reloadBonus',
  'creditLimit',
  'withdrawable',
  'transferable',
]

/** All balances of the account. */
export function BalanceTab({ me: { balances, currency } }: { me: Me }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <dl className={styles.figures}>
      {FIGURES.map((name) => (
        <div key={name}>
          <dt>{t(`panel.figures.${name}`)}</dt>
          <dd>
            <bdi dir="ltr">{format.money(balances[name], currency)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
