import type { StatementRow } from '@grandstand/shared-types/wire/statements'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { PeriodText } from './PeriodText.tsx'

const column = columnsOf<StatementRow>()

/** Columns of statements; of one dealer's without the dealer. */
export function statementColumns({ withDealer = true } = {}) {
  return [
    column.main('id', 'statements', ({ id }) => `#${id}`),
    column.cell('startsAt', (row) => <PeriodText of={row} />, { disableSort: true }),
    ...(withDealer ? [column.user('dealerName', 'dealerId')] : []),
    column.status('state', 'statementState'),
    column.money('openingMinor', WIDE),
    column.money('stakesMinor', WIDE),
    column.money('payoutsMinor', WIDE),
    column.money('correctionsMinor', WIDE),
    column.money('closingMinor'),
    column.money('earnedMinor', WIDE),
    column.money('carryMinor', WIDE),
    column.money('payableMinor', {}, { isStrong: true }),
  ]
}
