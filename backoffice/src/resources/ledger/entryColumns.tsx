import { DataTable } from 'react-admin'
import { Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { Reference } from './Reference.tsx'
import type { EntryRow } from '@grandstand/shared-types/wire/ledger'

/** Columns of entries: newest first, each with the balance of its account after it. */
export function entryColumns({ withOwner = true } = {}) {
  return [
    <DataTable.Col
      key="createdAt"
      source="createdAt"
      render={({ createdAt }: EntryRow) => <Time at={createdAt} />}
    />,
    withOwner && (
      <DataTable.Col
        key="username"
        source="username"
        render={({ userId, username }: EntryRow) =>
          username ? (
            <RecordLink resource="users" id={userId}>
              {username}
            </RecordLink>
          ) : (
            <ValueText group="actor" code="house" />
          )
        }
      />
    ),
    <DataTable.Col
      key="pocket"
      source="pocket"
      className="phone-hidden"
      render={({ accountId, pocket }: EntryRow) => (
        <RecordLink resource="ledger-accounts" id={accountId}>
          <ValueText group="pocket" code={pocket} />
        </RecordLink>
      )}
    />,
    <DataTable.Col
      key="kind"
      source="kind"
      render={({ kind, transferId }: EntryRow) => (
        <RecordLink resource="ledger-transfers" id={transferId}>
          <ValueText group="transferKind" code={kind} />
        </RecordLink>
      )}
    />,
    <DataTable.Col
      key="referenceId"
      source="referenceId"
      disableSort
      className="phone-hidden"
      render={(entry: EntryRow) => <Reference of={entry} />}
    />,
    <DataTable.Col
      key="amountMinor"
      source="amountMinor"
      align="right"
      render={({ amountMinor, currency }: EntryRow) => (
        <Money minor={amountMinor} currency={currency} isMovement />
      )}
    />,
    <DataTable.Col
      key="balanceAfterMinor"
      source="balanceAfterMinor"
      disableSort
      align="right"
      render={({ balanceAfterMinor, currency }: EntryRow) => (
        <Money minor={balanceAfterMinor} currency={currency} />
      )}
    />,
  ]
}
