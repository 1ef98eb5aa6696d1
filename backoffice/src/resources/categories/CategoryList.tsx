import type { CategoryRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { NameIn } from '../../fields/NameIn.tsx'
import { useMay } from '../../access/useMay.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { LayerCell } from '../offer-layers/LayerCell.tsx'

const column = columnsOf<CategoryRow>()

const BASE = [
  column.main('name', 'categories', (row) => <NameIn of={row} />, { cellClassName: 'phone-wraps' }),
  column.reference('sportId', 'sports'),
  column.text('countryCode', WIDE),
  column.plain('listOrder', { align: 'right', ...WIDE }),
]

const COLUMNS = [...BASE, column.status('active', 'active')]

const WITH_LAYER = [
  ...BASE,
  column.status('active', 'active', WIDE),
  column.cell('id', (row) => <LayerCell scope="category" of={row} />, {
    label: 'offerLayers.here',
    align: 'right',
    disableSort: true,
  }),
]

export default function CategoryList() {
  const mayLayOver = useMay('offer.edit')
  return (
    <ResourceList
      sort={{ field: 'name', order: 'ASC' }}
      filters={<ReferenceFilter source="sportId" reference="sports" />}
    >
      {mayLayOver ? WITH_LAYER : COLUMNS}
    </ResourceList>
  )
}
