import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import styles from './JackpotDue.module.css'

interface Due {
  jackpotDueMinor: number
  currency: string
}

/** The jackpots that wait for whoever brings the paper; nothing where there are none. */
export function JackpotDue({ of: { jackpotDueMinor, currency } }: { of: Due }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (jackpotDueMinor === 0) return null
  return (
    <b className={styles.due}>
      <Trophy size={16} aria-hidden />
      {t('desk.jackpot')} <bdi dir="ltr">{format.money(jackpotDueMinor, currency)}</bdi>
    </b>
  )
}
