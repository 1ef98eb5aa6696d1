import { ActorName } from '../../fields/ActorName.tsx'
import { columnsOf } from '../../list/columnsOf.tsx'
import { Reference } from './Reference.tsx'
import type { TransferRow } from '@grandstand/shared-types/wire/money/ledger'

const column = columnsOf<TransferRow>()
const WIDE_UNSORTED = { className: 'phone-hidden', disableSort: true }

/** Columns of transfers, for their own list and for that of a coupon. */
export const transferColumns = () => [
  column.main('id', 'ledger-transfers', ({ id }) => `#${id}`),
  column.time('createdAt'),
  column.value('kind', 'transferKind'),
  column.cell('referenceId', (transfer) => <Reference of={transfer} />, WIDE_UNSORTED),
  column.cell('actorName', (row) => <ActorName of={row} />, WIDE_UNSORTED),
  column.text('note', { className: 'phone-hidden wraps', disableSort: true }),
  column.money('amountMinor', { disableSort: true }, { isStrong: true }),
]
