import { DataTable } from 'react-admin'
import { NameIn, ReferenceName } from '../../fields/NameIn.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { ReferenceFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import type { TournamentRow } from '@grandstand/shared-types/wire/catalogue'

export default function TournamentList() {
  return (
    <ResourceList
      sort={{ field: 'name', order: 'ASC' }}
      filters={[
        <ReferenceFilter key="sport" source="sportId" reference="sports" optionText="name" />,
        <ReferenceFilter
          key="category"
          source="categoryId"
          reference="categories"
          optionText="name"
        />,
      ]}
    >
      <DataTable.Col
        source="name"
        render={(row: TournamentRow) => (
          <RecordLink isMain resource="tournaments" id={row.id}>
            <NameIn of={row} />
          </RecordLink>
        )}
      />
      <DataTable.Col source="categoryId">
        <ReferenceName source="categoryId" reference="categories" />
      </DataTable.Col>
      <DataTable.Col source="sportId" className="phone-hidden">
        <ReferenceName source="sportId" reference="sports" />
      </DataTable.Col>
      <DataTable.Col source="listOrder" align="right" className="phone-hidden" />
      <DataTable.Col
        source="active"
        render={({ active }: TournamentRow) => <StatusChip group="active" code={active} />}
      />
    </ResourceList>
  )
}
