import type { TournamentRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { NameIn } from '../../fields/NameIn.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<TournamentRow>()

const COLUMNS = [
  column.main('name', 'tournaments', (row) => <NameIn of={row} />),
  column.reference('categoryId', 'categories'),
  column.reference('sportId', 'sports', WIDE),
  column.plain('listOrder', { align: 'right', ...WIDE }),
  column.status('active', 'active'),
]

export default function TournamentList() {
  return (
    <ResourceList
      sort={{ field: 'name', order: 'ASC' }}
      filters={[
        <ReferenceFilter key="sport" source="sportId" reference="sports" />,
        <ReferenceFilter key="category" source="categoryId" reference="categories" />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
