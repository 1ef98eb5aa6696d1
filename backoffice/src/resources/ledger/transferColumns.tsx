import { DataTable } from 'react-admin'
import { ActorName } from '../../fields/ActorName.tsx'
import { Dash, Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { Reference } from './Reference.tsx'
import type { TransferRow } from '@grandstand/shared-types/wire/ledger'

/** Columns of transfers, for their own list and for that of a coupon. */
export function transferColumns() {
  return [
    <DataTable.Col
      key="id"
      source="id"
      render={({ id }: TransferRow) => (
        <RecordLink isMain resource="ledger-transfers" id={id}>
          #{id}
        </RecordLink>
      )}
    />,
    <DataTable.Col
      key="createdAt"
      source="createdAt"
      render={({ createdAt }: TransferRow) => <Time at={createdAt} />}
    />,
    <DataTable.Col
      key="kind"
      source="kind"
      render={({ kind }: TransferRow) => <ValueText group="transferKind" code={kind} />}
    />,
    <DataTable.Col
      key="referenceId"
      source="referenceId"
      disableSort
      className="phone-hidden"
      render={(transfer: TransferRow) => <Reference of={transfer} />}
    />,
    <DataTable.Col
      key="actorName"
      source="actorName"
      disableSort
      className="phone-hidden"
      render={(row: TransferRow) => <ActorName of={row} />}
    />,
    <DataTable.Col
      key="note"
      source="note"
      disableSort
      className="phone-hidden wraps"
      render={({ note }: TransferRow) => note ?? <Dash />}
    />,
    <DataTable.Col
      key="amountMinor"
      source="amountMinor"
      disableSort
      align="right"
      render={({ amountMinor, currency }: TransferRow) => (
        <Money minor={amountMinor} currency={currency} isStrong />
      )}
    />,
  ]
}
