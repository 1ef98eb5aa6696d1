import type { SportRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { NameIn } from '../../fields/NameIn.tsx'
import { useMay } from '../../access/useMay.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { LayerCell } from '../offer-layers/LayerCell.tsx'

const column = columnsOf<SportRow>()

const BASE = [
  column.main('name', 'sports', (row) => <NameIn of={row} />, { cellClassName: 'phone-wraps' }),
  column.plain('key', WIDE),
  column.plain('listOrder', { align: 'right', ...WIDE }),
]

const COLUMNS = [...BASE, column.status('active', 'active')]

const WITH_LAYER = [
  ...BASE,
  column.status('active', 'active', WIDE),
  column.cell('id', (row) => <LayerCell scope="sport" of={row} />, {
    label: 'offerLayers.here',
    align: 'right',
    disableSort: true,
  }),
]

export default function SportList() {
  const mayLayOver = useMay('offer.edit')
  return (
    <ResourceList sort={{ field: 'listOrder', order: 'ASC' }}>
      {mayLayOver ? WITH_LAYER : COLUMNS}
    </ResourceList>
  )
}
