import type { CategoryRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { NameIn } from '../../fields/NameIn.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<CategoryRow>()

const COLUMNS = [
  column.main('name', 'categories', (row) => <NameIn of={row} />),
  column.reference('sportId', 'sports'),
  column.text('countryCode', WIDE),
  column.plain('listOrder', { align: 'right', ...WIDE }),
  column.status('active', 'active'),
]

export default function CategoryList() {
  return (
    <ResourceList
      sort={{ field: 'name', order: 'ASC' }}
      filters={<ReferenceFilter source="sportId" reference="sports" />}
    >
      {COLUMNS}
    </ResourceList>
  )
}
