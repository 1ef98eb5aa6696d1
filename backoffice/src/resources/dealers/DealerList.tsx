import { ResourceList } from '../../list/ResourceList.tsx'
import { BRANCH_FILTERS } from '../users/branchFilters.tsx'
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
      filters={BRANCH_FILTERS}
    >
      {personColumns('dealers', { withMore: true })}
    </ResourceList>
  )
}
