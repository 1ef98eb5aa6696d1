import { useQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../api/queries.ts'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'

/** Stands in for payment methods: the balance, and the ways in which money moves today. */
export function NoMethods({ title }: { title: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const { data: me } = useQuery(meQuery)
  const balance = me ? format.money(me.balances.balance, me.currency) : ''
  return (
    <StatePanel
      kind="empty"
      icon={WalletCards}
      title={title}
      hint={t('moneyPage.hint', { balance })}
    >
      <ButtonLink to={`${home}card`}>{t('card.title')}</ButtonLink>
      <ButtonLink variant="quiet" to={`${home}transactions`}>
        {t('transactions.title')}
      </ButtonLink>
    </StatePanel>
  )
}
