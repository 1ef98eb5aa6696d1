import { ChoiceFilter, ReferenceFilter } from '../../list/filters.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { accountColumns } from './accountColumns.tsx'
import { POCKETS } from './pockets.ts'

const EXPORT: ExportField[] = [
  'id',
  'username',
  ['pocket', 'pocket'],
  'currency',
  'entryCount',
  'balanceMinor',
]

export default function AccountList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'ASC' }}
      exportFields={EXPORT}
      filters={[
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <ChoiceFilter key="pocket" source="pocket" group="pocket" codes={POCKETS} />,
      ]}
    >
      {accountColumns()}
    </ResourceList>
  )
}
