import type { WageringView } from '@grandstand/shared-types/wire/money/wagering'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { wageringQuery } from './pieces/moneyQueries.ts'
import styles from './MoneyScreen.module.css'

/** What can leave the account, and what must be played before more can. */
export function Withdrawable({ me: { balances, currency } }: { me: Me }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: wagerings = [] } = useQuery(wageringQuery)
  return (
    <div className={styles.withdrawable}>
      <dl>
        <dt>{t('moneyPage.withdrawable')}</dt>
        <dd>
          <bdi dir="ltr">{format.money(balances.withdrawable, currency)}</bdi>
        </dd>
      </dl>
      {wagerings.length > 0 && <WageringLeft wagerings={wagerings} currency={currency} />}
    </div>
  )
}

interface WageringLeftProps {
  wagerings: readonly WageringView[]
  currency: string
}

function WageringLeft({ wagerings, currency }: WageringLeftProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const sum = (of: (wagering: WageringView) => number) =>
    wagerings.reduce((total, wagering) => total + of(wagering), 0)
  const [due, played] = [sum(({ dueMinor }) => dueMinor), sum(({ playedMinor }) => playedMinor)]
  const text = t('moneyPage.wagering', {
    left: format.money(due - played, currency),
    locked: format.money(
      sum(({ lockedMinor }) => lockedMinor),
      currency
    ),
  })
  return (
    <p className={styles.wagering}>
      <progress value={played} max={due} aria-label={text} />
      {text}
    </p>
  )
}
