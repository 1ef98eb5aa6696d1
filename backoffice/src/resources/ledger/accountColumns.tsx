import { DataTable } from 'react-admin'
import { Dash, Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import type { AccountRow } from '@grandstand/shared-types/wire/ledger'

/** Columns of accounts, for their own list and for that of one user. */
export function accountColumns({ withOwner = true } = {}) {
  return [
    <DataTable.Col
      key="id"
      source="id"
      render={({ id }: AccountRow) => (
        <RecordLink isMain resource="ledger-accounts" id={id}>
          #{id}
        </RecordLink>
      )}
    />,
    withOwner && (
      <DataTable.Col
        key="username"
        source="username"
        render={({ userId, username }: AccountRow) =>
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
      render={({ pocket }: AccountRow) => <ValueText group="pocket" code={pocket} />}
    />,
    <DataTable.Col key="currency" source="currency" className="phone-hidden" />,
    <DataTable.Col
      key="entryCount"
      source="entryCount"
      align="right"
      className="phone-hidden"
      render={({ userId, entryCount }: AccountRow) => (userId === null ? <Dash /> : entryCount)}
    />,
    <DataTable.Col
      key="balanceMinor"
      source="balanceMinor"
      align="right"
      render={({ userId, balanceMinor, currency }: AccountRow) => (
        <Money minor={userId === null ? null : balanceMinor} currency={currency} isStrong />
      )}
    />,
  ]
}
