import { USER_TYPES } from '@grandstand/shared-types/accounts/user_types'
import { ChoiceFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { BRANCH_FILTERS } from './branchFilters.tsx'
import { PERSON_EXPORT, PERSON_HIDDEN, PERSON_TOTALS } from './personList.ts'
import { personColumns } from './personColumns.tsx'
import { STATUS_TABS } from './statusTabs.ts'
import { StatusTabs } from '../../list/StatusTabs.tsx'

export default function UserList() {
  return (
    <ResourceList
      sort={{ field: 'username', order: 'ASC' }}
      tabs={<StatusTabs tabs={STATUS_TABS} />}
      totals={PERSON_TOTALS}
      exportFields={PERSON_EXPORT}
      hiddenAtFirst={PERSON_HIDDEN}
      searchLabel="lists.people"
      filters={[
        <ChoiceFilter key="type" source="type" group="userType" codes={USER_TYPES} />,
        ...BRANCH_FILTERS,
      ]}
    >
      {personColumns('users', { withMore: true })}
    </ResourceList>
  )
}
