import { isHindrance } from '@grandstand/shared-types/payments/payouts'
import { isOver } from '@grandstand/shared-types/payments/states'
import type { OwnAffiliateStatement } from '@grandstand/shared-types/wire/affiliates/own'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { StateChip } from '../payments/index.ts'

/** What became of the payout of a paid statement; nothing for one that was to stay in the balance. */
export function PayoutState({ statement }: { statement: OwnAffiliateStatement }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { payoutState, payoutFault, currency } = statement
  if (payoutFault) {
    const { key, params } = payoutFault
    return (
      <div>
        <dt>{t('affiliatePage.payout.stayed')}</dt>
        <dd>
          {isHindrance(key)
            ? t(`affiliatePage.payout.${key}`)
            : errorText({ key, params }, t, format, currency)}
        </dd>
      </div>
    )
  }
  if (payoutState === null) return null
  const isBack = isOver(payoutState) && payoutState !== 'paid'
  return (
    <div>
      <dt>{t('affiliatePage.payout.withdrawal')}</dt>
      <dd>
        <StateChip state={payoutState} /> {isBack && t('affiliatePage.payout.back')}
      </dd>
    </div>
  )
}
