import { useLocale } from 'ra-core'
import { ChoiceFilter, ReferenceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { auditCodes } from './auditCodes.ts'
import { auditColumns } from './auditColumns.tsx'
import { AUDIT_EXPORT } from './auditExport.ts'

export default function AuditList() {
  const { actions, subjects } = auditCodes(useLocale())
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      rowClick={false}
      searchLabel="lists.actor"
      exportFields={AUDIT_EXPORT}
      filters={[
        <ChoiceFilter key="action" source="action" group="auditAction" codes={actions} />,
        <ChoiceFilter key="subject" source="subjectType" group="subject" codes={subjects} />,
        <ReferenceFilter key="actor" source="actorId" reference="users" optionText="username" />,
        <PeriodFilter key="period" source="createdAt" />,
      ]}
    >
      {auditColumns()}
    </ResourceList>
  )
}
