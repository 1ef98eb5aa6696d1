import { DataTable } from 'react-admin'
import { NameIn } from '../../fields/NameIn.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import type { SportRow } from '@grandstand/shared-types/wire/catalogue'

export default function SportList() {
  return (
    <ResourceList sort={{ field: 'listOrder', order: 'ASC' }}>
      <DataTable.Col
        source="name"
        render={(row: SportRow) => (
          <RecordLink isMain resource="sports" id={row.id}>
            <NameIn of={row} />
          </RecordLink>
        )}
      />
      <DataTable.Col source="key" className="phone-hidden" />
      <DataTable.Col source="listOrder" align="right" className="phone-hidden" />
      <DataTable.Col
        source="active"
        render={({ active }: SportRow) => <StatusChip group="active" code={active} />}
      />
    </ResourceList>
  )
}
