import { DataTable } from 'react-admin'
import { Dash } from '../../fields/Money.tsx'
import { NameIn, ReferenceName } from '../../fields/NameIn.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { ReferenceFilter } from '../../list/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import type { TeamRow } from '@grandstand/shared-types/wire/catalogue'

export default function TeamList() {
  return (
    <ResourceList
      sort={{ field: 'name', order: 'ASC' }}
      filters={[
        <ReferenceFilter key="sport" source="sportId" reference="sports" optionText="name" />,
      ]}
    >
      <DataTable.Col
        source="name"
        render={(row: TeamRow) => (
          <RecordLink isMain resource="teams" id={row.id}>
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
        render={({ countryCode }: TeamRow) => countryCode ?? <Dash />}
      />
      <DataTable.Col source="id" align="right" className="phone-hidden" />
    </ResourceList>
  )
}
