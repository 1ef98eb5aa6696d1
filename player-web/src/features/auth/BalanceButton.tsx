import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { atom, useAtom } from 'jotai'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import styles from './BalanceButton.module.css'

const hiddenAtom = atom(false)

/** The balance; a tap hides it from people nearby. */
export function BalanceButton({ me }: { me: Me }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isHidden, setHidden] = useAtom(hiddenAtom)
  const amount = format.money(me.balances.balance, me.currency)
  const action = t(isHidden ? 'header.showBalance' : 'header.hideBalance')
  return (
    <button
      type="button"
      className={styles.balance}
      title={action}
      onClick={() => setHidden(!isHidden)}
    >
      <span className={styles.label}>
        {t('header.balance')}
        {isHidden ? <EyeOff size={12} aria-hidden /> : <Eye size={12} aria-hidden />}
      </span>
      <bdi dir="ltr" className={styles.amount} aria-hidden={isHidden || undefined}>
        {isHidden ? '••••••' : amount}
      </bdi>
      <span className="visually-hidden">{action}</span>
    </button>
  )
}
