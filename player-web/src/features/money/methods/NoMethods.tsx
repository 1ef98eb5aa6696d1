import { useQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../../api/queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import type { MoneyAct } from '../moneyPopup.ts'
import { StatePanel } from '../../../ui/StatePanel.tsx'

const TITLES = { deposit: 'moneyPage.noDeposit', withdraw: 'moneyPage.noWithdrawal' } as const

interface NoMethodsProps {
  act: MoneyAct
  /** Called when a link leads to another page. */
  onLeave?: () => void
}

/** Stands in for payment methods where none is open to the player: the balance, and the other ways in which money moves. */
export function NoMethods({ act, onLeave }: NoMethodsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const { data: me } = useQuery(meQuery)
  const balance = me ? format.money(me.balances.balance, me.currency) : ''
  return (
    <StatePanel
      kind="empty"
      icon={WalletCards}
      title={t(TITLES[act])}
      hint={t('moneyPage.hint', { balance })}
    >
      <ButtonLink to={`${home}card`} onClick={onLeave}>
        {t('card.title')}
      </ButtonLink>
      <ButtonLink variant="quiet" to={`${home}transactions`} onClick={onLeave}>
        {t('transactions.title')}
      </ButtonLink>
    </StatePanel>
  )
}
