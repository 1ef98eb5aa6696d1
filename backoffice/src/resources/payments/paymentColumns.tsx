import { Box } from '@mui/material'
import type { PaymentRow } from '@grandstand/shared-types/wire/money/payments'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { RiskChips } from './RiskChips.tsx'

const column = columnsOf<PaymentRow>()

/** Columns of payments, for their own list and for a user's page. */
export function paymentColumns({ withUser = true } = {}) {
  return [
    column.main('reference', 'payments', (row) => <Reference of={row} withUser={withUser} />),
    column.value('direction', 'paymentDirection', WIDE),
    ...(withUser ? [column.user('username', 'userId', WIDE)] : []),
    column.text('methodName', WIDE),
    column.status('state', 'paymentState'),
    column.cell('risks', (row) => <RiskChips of={row} />, {
      disableSort: true,
      ...WIDE,
    }),
    column.text('claimedBy', WIDE),
    column.money('amountMinor'),
    column.time('createdAt', WIDE),
  ]
}

/** The reference, with the user below it on a phone, which has no room for a column of users. */
function Reference({ of, withUser }: { of: PaymentRow; withUser: boolean }) {
  return (
    <>
      <bdi dir="ltr">{of.reference}</bdi>
      {withUser && (
        <Box
          component="span"
          sx={{
            display: { xs: 'block', md: 'none' },
            fontWeight: 400,
            color: 'text.secondary',
            maxWidth: 110,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {of.username}
        </Box>
      )}
    </>
  )
}
