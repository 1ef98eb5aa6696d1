import { DayFilter, ReferenceFilter, SearchFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { auditColumns } from './auditColumns.tsx'

export default function AuditList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      rowClick={false}
      filters={[
        <SearchFilter key="q" />,
        <ReferenceFilter key="actor" source="actorId" reference="users" optionText="username" />,
        <DayFilter key="from" source="createdAt_gte" bound="first" />,
        <DayFilter key="to" source="createdAt_lte" bound="last" />,
      ]}
    >
      {auditColumns()}
    </ResourceList>
  )
}
