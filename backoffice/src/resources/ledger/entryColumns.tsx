import { RecordLink } from '../../fields/RecordLink.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { Reference } from './Reference.tsx'
import type { EntryRow } from '@grandstand/shared-types/wire/money/ledger'

const column = columnsOf<EntryRow>()

/** Columns of entries: newest first, each with the balance of its account after it. */
export function entryColumns({ withOwner = true } = {}) {
  return [
    column.time('createdAt'),
    withOwner && column.user('username', 'userId', {}, <ValueText group="actor" code="house" />),
    column.cell(
      'pocket',
      ({ accountId, pocket }) => (
        <RecordLink resource="ledger-accounts" id={accountId}>
          <ValueText group="pocket" code={pocket} />
        </RecordLink>
      ),
      WIDE
    ),
    column.cell('kind', ({ kind, transferId }) => (
      <RecordLink resource="ledger-transfers" id={transferId}>
        <ValueText group="transferKind" code={kind} />
      </RecordLink>
    )),
    column.cell('referenceId', (entry) => <Reference of={entry} />, { ...WIDE, disableSort: true }),
    column.money('amountMinor', {}, { isMovement: true }),
    column.money('balanceAfterMinor', { disableSort: true }),
  ]
}
