import { DataTable } from 'react-admin'
import { Dash } from '../../fields/Money.tsx'
import { NameIn, ReferenceName } from '../../fields/NameIn.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { ReferenceFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import type { CategoryRow } from '@grandstand/shared-types/wire/catalogue'

export default function CategoryList() {
  return (
    <ResourceList
      sort={{ field: 'name', order: 'ASC' }}
      filters={[
        <ReferenceFilter key="sport" source="sportId" reference="sports" optionText="name" />,
      ]}
    >
      <DataTable.Col
        source="name"
        render={(row: CategoryRow) => (
          <RecordLink isMain resource="categories" id={row.id}>
            <NameIn of={row} />
          </RecordLink>
        )}
      />
      <DataTable.Col source="sportId">
        <ReferenceName source="sportId" reference="sports" />
      </DataTable.Col>
      <DataTable.Col
        source="countryCode"
        className="phone-hidden"
        render={({ countryCode }: CategoryRow) => countryCode ?? <Dash />}
      />
      <DataTable.Col source="listOrder" align="right" className="phone-hidden" />
      <DataTable.Col
        source="active"
        render={({ active }: CategoryRow) => <StatusChip group="active" code={active} />}
      />
    </ResourceList>
  )
}
