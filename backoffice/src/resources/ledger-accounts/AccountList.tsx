import { POCKETS } from '@grandstand/shared-types/money/pockets'
import { ChoiceFilter, ReferenceFilter } from '../../list/filters/filters.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { accountColumns } from '../ledger/accountColumns.tsx'

export const ACCOUNT_EXPORT: readonly ExportField[] = [
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
      hasOwners
      sort={{ field: 'id', order: 'ASC' }}
      exportFields={ACCOUNT_EXPORT}
      filters={[
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <ChoiceFilter key="pocket" source="pocket" group="pocket" codes={POCKETS} />,
      ]}
    >
      {accountColumns()}
    </ResourceList>
  )
}
