import type { BillRow, ShiftSum } from '@grandstand/shared-types/wire/desk/desk'
import { Dash, Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'

const column = columnsOf<BillRow>()
const computed = { disableSort: true }

/** A count and an amount. */
function Counted({ sum: { count, amountMinor }, currency }: { sum: ShiftSum; currency: string }) {
  if (count === 0) return <Dash />
  return (
    <>
      {count} × <Money minor={amountMinor} currency={currency} />
    </>
  )
}

const sum = (name: 'sold' | 'deposited' | 'paid' | 'jackpotsPaid' | 'returned', look = {}) =>
  column.cell(name, (bill) => <Counted sum={bill[name]} currency={bill.currency} />, {
    ...computed,
    align: 'right',
    ...look,
  })

const FIGURES = [
  column.time('openedAt', WIDE),
  column.time('closedAt'),
  column.money('openingMinor', WIDE),
  sum('sold'),
  sum('deposited', WIDE),
  sum('paid'),
  sum('jackpotsPaid', WIDE),
  sum('returned', WIDE),
  column.money('expectedMinor'),
  column.money('countedMinor', WIDE),
  column.status('isLast', 'billIsLast', { ...WIDE, ...computed }),
  column.plain('printCount', { ...WIDE, ...computed }),
]

/** Columns of bills of many shifts. */
export const BILL_COLUMNS = [
  column.cell('shiftId', ({ shiftId, billNumber }) => (
    <RecordLink isMain resource="shifts" id={shiftId}>
      #{shiftId}/{billNumber}
    </RecordLink>
  )),
  column.user('username', 'userId'),
  ...FIGURES,
]

/** Columns of the bills of one shift. */
export const BILL_COLUMNS_OF_SHIFT = [column.plain('billNumber'), ...FIGURES]
