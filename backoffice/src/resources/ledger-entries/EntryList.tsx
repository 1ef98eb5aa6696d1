import { ChoiceFilter, DayFilter, ReferenceFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { POCKETS } from '../ledger-accounts/pockets.ts'
import { TRANSFER_KINDS } from '../ledger-transfers/transferKinds.ts'
import { entryColumns } from './entryColumns.tsx'

export default function EntryList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      rowClick={false}
      filters={[
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <ChoiceFilter key="pocket" source="pocket" group="pocket" codes={POCKETS} />,
        <ChoiceFilter key="kind" source="kind" group="transferKind" codes={TRANSFER_KINDS} />,
        <DayFilter key="from" source="createdAt_gte" bound="first" />,
        <DayFilter key="to" source="createdAt_lte" bound="last" />,
      ]}
    >
      {entryColumns()}
    </ResourceList>
  )
}
