import type { SportRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { NameIn } from '../../fields/NameIn.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<SportRow>()

const COLUMNS = [
  column.main('name', 'sports', (row) => <NameIn of={row} />),
  column.plain('key', WIDE),
  column.plain('listOrder', { align: 'right', ...WIDE }),
  column.status('active', 'active'),
]

export default function SportList() {
  return <ResourceList sort={{ field: 'listOrder', order: 'ASC' }}>{COLUMNS}</ResourceList>
}
