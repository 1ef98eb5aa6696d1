import { ReferenceFilter, SearchFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/StatusTabs.tsx'
import { personColumns } from '../users/personColumns.tsx'
import { STATUS_TABS } from '../users/statusTabs.ts'

export default function DealerList() {
  return (
    <ResourceList
      sort={{ field: 'username', order: 'ASC' }}
      tabs={<StatusTabs tabs={STATUS_TABS} />}
      filters={[
        <SearchFilter key="q" />,
        <ReferenceFilter
          key="parent"
          source="parentId"
          reference="dealers"
          optionText="username"
        />,
      ]}
    >
      {personColumns('dealers')}
    </ResourceList>
  )
}
