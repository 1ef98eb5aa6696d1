import { MOST_COMPARED } from '@grandstand/shared-types/core/list_limits'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { addressColumns } from './addressColumns.tsx'

/** Lists the addresses from which people signed in and moved money. */
export default function AddressList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'createdAt', order: 'DESC' }}
      rowClick={false}
      hasSearch={false}
      filters={[
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <TextInput
          key="ip"
          source="ip"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: MOST_COMPARED } }}
        />,
        <PeriodFilter key="period" source="createdAt" />,
      ]}
    >
      {addressColumns()}
    </ResourceList>
  )
}
