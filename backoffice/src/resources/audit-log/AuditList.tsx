import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@grandstand/shared-types/wire/audit'
import { ChoiceFilter, ReferenceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { auditColumns } from './auditColumns.tsx'
import { AUDIT_EXPORT } from './auditExport.ts'

export default function AuditList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      rowClick={false}
      searchLabel="lists.actor"
      exportFields={AUDIT_EXPORT}
      filters={[
        <ChoiceFilter key="action" source="action" group="auditAction" codes={AUDIT_ACTIONS} />,
        <ChoiceFilter key="subject" source="subjectType" group="subject" codes={AUDIT_SUBJECTS} />,
        <ReferenceFilter key="actor" source="actorId" reference="users" optionText="username" />,
        <PeriodFilter key="period" source="createdAt" />,
      ]}
    >
      {auditColumns()}
    </ResourceList>
  )
}
