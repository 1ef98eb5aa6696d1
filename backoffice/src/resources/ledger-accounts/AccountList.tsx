import { ChoiceFilter, ReferenceFilter, SearchFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { accountColumns } from './accountColumns.tsx'
import { POCKETS } from './pockets.ts'

export default function AccountList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'ASC' }}
      filters={[
        <SearchFilter key="q" />,
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <ChoiceFilter key="pocket" source="pocket" group="pocket" codes={POCKETS} />,
      ]}
    >
      {accountColumns()}
    </ResourceList>
  )
}
