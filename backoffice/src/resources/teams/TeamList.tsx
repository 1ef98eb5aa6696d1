import type { TeamRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { NameIn } from '../../fields/NameIn.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<TeamRow>()

const COLUMNS = [
  column.main('name', 'teams', (row) => <NameIn of={row} />),
  column.reference('sportId', 'sports'),
  column.text('countryCode', WIDE),
  column.plain('id', { align: 'right', ...WIDE }),
]

export default function TeamList() {
  return (
    <ResourceList
      sort={{ field: 'name', order: 'ASC' }}
      filters={<ReferenceFilter source="sportId" reference="sports" />}
    >
      {COLUMNS}
    </ResourceList>
  )
}
