import { ChoiceFilter, DayFilter, SearchFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { transferColumns } from './transferColumns.tsx'
import { TRANSFER_KINDS } from './transferKinds.ts'

export default function TransferList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" />,
        <ChoiceFilter key="kind" source="kind" group="transferKind" codes={TRANSFER_KINDS} />,
        <DayFilter key="from" source="createdAt_gte" bound="first" />,
        <DayFilter key="to" source="createdAt_lte" bound="last" />,
      ]}
    >
      {transferColumns()}
    </ResourceList>
  )
}
