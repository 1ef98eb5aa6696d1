import { TRANSFER_KINDS } from '@grandstand/shared-types/money/transfers'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { transferColumns } from '../ledger/transferColumns.tsx'

export const TRANSFER_EXPORT: readonly ExportField[] = [
  'id',
  'createdAt',
  ['kind', 'transferKind'],
  ['referenceType', 'subject'],
  'referenceName',
  'actorName',
  'currency',
  'amountMinor',
  'note',
]

export default function TransferList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel="lists.owner"
      exportFields={TRANSFER_EXPORT}
      filters={[
        <ChoiceFilter key="kind" source="kind" group="transferKind" codes={TRANSFER_KINDS} />,
        <PeriodFilter key="period" source="createdAt" />,
      ]}
    >
      {transferColumns()}
    </ResourceList>
  )
}
