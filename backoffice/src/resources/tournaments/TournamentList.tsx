import type { TournamentRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { NameIn } from '../../fields/NameIn.tsx'
import { useMay } from '../../access/useMay.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { LayerCell } from '../offer-layers/LayerCell.tsx'

const column = columnsOf<TournamentRow>()

const BASE = [
  column.main('name', 'tournaments', (row) => <NameIn of={row} />, {
    cellClassName: 'phone-wraps',
  }),
  column.reference('categoryId', 'categories'),
  column.reference('sportId', 'sports', WIDE),
  column.plain('listOrder', { align: 'right', ...WIDE }),
]

const COLUMNS = [...BASE, column.status('active', 'active')]

const WITH_LAYER = [
  ...BASE,
  column.status('active', 'active', WIDE),
  column.cell('id', (row) => <LayerCell scope="tournament" of={row} />, {
    label: 'offerLayers.here',
    align: 'right',
    disableSort: true,
  }),
]

export default function TournamentList() {
  const mayLayOver = useMay('offer.edit')
  return (
    <ResourceList
      sort={{ field: 'name', order: 'ASC' }}
      filters={[
        <ReferenceFilter key="sport" source="sportId" reference="sports" />,
        <ReferenceFilter key="category" source="categoryId" reference="categories" />,
      ]}
    >
      {mayLayOver ? WITH_LAYER : COLUMNS}
    </ResourceList>
  )
}
