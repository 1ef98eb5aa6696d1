import { isHindrance } from '@grandstand/shared-types/payments/payouts'
import type { AffiliateStatementRow } from '@grandstand/shared-types/wire/affiliates/statements'
import { useI18nProvider, useTranslate } from 'ra-core'
import { describeError } from '../../api/errors.ts'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'

/** What becomes of the money of a statement: where it goes, and once it is paid the withdrawal or why there is none. */
export function PayoutText({ statement }: { statement: AffiliateStatementRow }) {
  const translate = useTranslate()
  const i18n = useI18nProvider()
  const { payoutId, payoutState, payoutFault, payoutMethodId, paidAt, currency } = statement
  if (payoutId !== null && payoutState !== null) {
    return (
      <RecordLink resource="payments" id={payoutId}>
        <StatusChip group="paymentState" code={payoutState} />
      </RecordLink>
    )
  }
  if (payoutFault) {
    const { key, params } = payoutFault
    const reason = isHindrance(key)
      ? translate(`affiliateStatements.hindrances.${key}`)
      : describeError(i18n, { key, params }, '', currency)
    return <>{translate('affiliateStatements.stayed', { reason })}</>
  }
  const isOut = payoutMethodId !== null && paidAt === null
  return <>{translate(`affiliateStatements.${isOut ? 'byMethod' : 'toAccount'}`)}</>
}
