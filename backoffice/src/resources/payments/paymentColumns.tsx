import type { PaymentRow } from '@grandstand/shared-types/wire/money/payments'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { RiskChips } from './RiskChips.tsx'

const column = columnsOf<PaymentRow>()

/** Columns of payments, for their own list and for a user's page. */
export function paymentColumns({ withUser = true } = {}) {
  return [
    column.main('reference', 'payments', ({ reference }) => reference),
    column.value('direction', 'paymentDirection', WIDE),
    ...(withUser ? [column.user('username', 'userId')] : []),
    column.text('methodName', WIDE),
    column.status('state', 'paymentState'),
    column.cell('risks', ({ risks }) => <RiskChips risks={risks} />, {
      disableSort: true,
      ...WIDE,
    }),
    column.text('claimedBy', WIDE),
    column.money('amountMinor'),
    column.time('createdAt', WIDE),
  ]
}
