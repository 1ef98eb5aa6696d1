import { USER_TYPES } from '@grandstand/shared-types/wire'
import { ChoiceFilter, ReferenceFilter, SearchFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { personColumns } from './personColumns.tsx'
import { STATUS_TABS } from './statusTabs.ts'
import { StatusTabs } from '../../list/StatusTabs.tsx'

export default function UserList() {
  return (
    <ResourceList
      sort={{ field: 'username', order: 'ASC' }}
      tabs={<StatusTabs tabs={STATUS_TABS} />}
      filters={[
        <SearchFilter key="q" />,
        <ChoiceFilter key="type" source="type" group="userType" codes={USER_TYPES} />,
        <ReferenceFilter
          key="parent"
          source="parentId"
          reference="dealers"
          optionText="username"
        />,
      ]}
    >
      {personColumns('users')}
    </ResourceList>
  )
}
