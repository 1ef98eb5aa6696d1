import { Box } from '@mui/material'
import type { Amount, DecisionRow } from '@grandstand/shared-types/wire/betting/decisions'
import { Dash, Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { OrderText } from './OrderText.tsx'

export const column = columnsOf<DecisionRow>()

export const ASKED_AT = column.cell(
  'askedAt',
  ({ askedAt }) => <Time hasSeconds at={askedAt} />,
  WIDE
)
export const ORDER = column.cell('kind', (row) => <OrderText row={row} />, {
  disableSort: true,
  cellClassName: 'phone-wraps',
})
export const AMOUNTS = column.cell('amounts', ({ amounts }) => <Amounts of={amounts} />, {
  align: 'right',
  disableSort: true,
})
export const REASON = column.text('reason', { className: 'phone-hidden wraps' })

/** Amounts, one below the other. */
export function Amounts({
  of,
  isMovement = false,
}: {
  of: readonly Amount[]
  isMovement?: boolean
}) {
  if (of.length === 0) return <Dash />
  return of.map(({ currency, amountMinor }) => (
    <Box key={currency}>
      <Money minor={amountMinor} currency={currency} isMovement={isMovement} isStrong />
    </Box>
  ))
}

/** The state, with the deciding officer, time and reason. */
export function StateCell({ row }: { row: DecisionRow }) {
  const { state, decidedByName, decidedById, decidedAt, decidedReason } = row
  return (
    <>
      <StatusChip group="decisionState" code={state} />
      {decidedAt !== null && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'normal' }}>
          <RecordLink resource="users" id={decidedById}>
            {decidedByName ?? <Dash />}
          </RecordLink>{' '}
          <Time at={decidedAt} /> {decidedReason}
        </Box>
      )}
    </>
  )
}
