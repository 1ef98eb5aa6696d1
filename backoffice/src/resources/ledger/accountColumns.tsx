import { Dash, Money } from '../../fields/Money.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import type { AccountRow } from '@grandstand/shared-types/wire/money/ledger'

const column = columnsOf<AccountRow>()

/** Columns of accounts, for their own list and for that of one user. */
export function accountColumns({ withOwner = true } = {}) {
  return [
    column.main('id', 'ledger-accounts', ({ id }) => `#${id}`),
    withOwner && column.user('username', 'userId', {}, <ValueText group="actor" code="house" />),
    column.value('pocket', 'pocket'),
    column.plain('currency', WIDE),
    column.cell(
      'entryCount',
      ({ userId, entryCount }) => (userId === null ? <Dash /> : entryCount),
      { align: 'right', ...WIDE }
    ),
    column.cell(
      'balanceMinor',
      ({ userId, balanceMinor, currency }) => (
        <Money minor={userId === null ? null : balanceMinor} currency={currency} isStrong />
      ),
      { align: 'right' }
    ),
  ]
}
