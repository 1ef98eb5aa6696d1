import { POCKETS } from '@grandstand/shared-types/money/pockets'
import { TRANSFER_KINDS } from '@grandstand/shared-types/money/transfers'
import { ChoiceFilter, ReferenceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ENTRY_EXPORT, ENTRY_TOTALS } from '../ledger/entryList.ts'
import { ResourceList } from '../../list/ResourceList.tsx'
import { entryColumns } from '../ledger/entryColumns.tsx'

export default function EntryList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      rowClick={false}
      searchLabel="lists.owner"
      totals={ENTRY_TOTALS}
      exportFields={ENTRY_EXPORT}
      filters={[
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <ChoiceFilter key="pocket" source="pocket" group="pocket" codes={POCKETS} />,
        <ChoiceFilter key="kind" source="kind" group="transferKind" codes={TRANSFER_KINDS} />,
        <PeriodFilter key="period" source="createdAt" />,
      ]}
    >
      {entryColumns()}
    </ResourceList>
  )
}
