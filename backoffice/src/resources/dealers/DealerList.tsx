import { ReferenceFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { PERSON_EXPORT, PERSON_HIDDEN, PERSON_TOTALS } from '../users/personList.ts'
import { StatusTabs } from '../../list/StatusTabs.tsx'
import { personColumns } from '../users/personColumns.tsx'
import { STATUS_TABS } from '../users/statusTabs.ts'

export default function DealerList() {
  return (
    <ResourceList
      sort={{ field: 'username', order: 'ASC' }}
      tabs={<StatusTabs tabs={STATUS_TABS} />}
      totals={PERSON_TOTALS}
      exportFields={PERSON_EXPORT}
      hiddenAtFirst={PERSON_HIDDEN}
      searchLabel="lists.people"
      filters={[
        <ReferenceFilter
          key="parent"
          source="parentId"
          reference="dealers"
          optionText="username"
        />,
        <ReferenceFilter
          key="branch"
          source="branchOf"
          reference="dealers"
          optionText="username"
        />,
      ]}
    >
      {personColumns('dealers', { withMore: true })}
    </ResourceList>
  )
}
