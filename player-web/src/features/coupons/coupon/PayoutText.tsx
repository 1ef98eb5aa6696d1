import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'

interface PayoutTextProps {
  /** Minor units; null while it hangs on a starting price. */
  amountMinor: number | null
  currency: string
}

/** A payout as `payoutToShow` has it: the amount, or that it is at the starting price. */
export function PayoutText({ amountMinor, currency }: PayoutTextProps) {
  const { t } = useTranslation()
  const format = useFormat()
  if (amountMinor === null) return t('slip.atStart')
  return <bdi dir="ltr">{format.money(amountMinor, currency)}</bdi>
}
