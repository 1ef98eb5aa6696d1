import { DataTable } from 'react-admin'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import type { VenueRow } from '@grandstand/shared-types/wire/venues'

export default function VenueList() {
  return (
    <ResourceList sort={{ field: 'name', order: 'ASC' }}>
      <DataTable.Col
        source="name"
        render={({ id, name }: VenueRow) => (
          <RecordLink isMain resource="venues" id={id}>
            {name}
          </RecordLink>
        )}
      />
    </ResourceList>
  )
}
