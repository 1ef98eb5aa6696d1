import type { MarketTypeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { NameIn } from '../../fields/NameIn.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<MarketTypeRow>()

const COLUMNS = [
  column.main('names', 'market-types', (row) => <NameIn of={row} />, { disableSort: true }),
  column.value('group', 'marketGroup'),
  column.plain('key', WIDE),
  column.plain('listOrder', { align: 'right', ...WIDE }),
  column.status('active', 'active'),
]

export default function MarketTypeList() {
  return <ResourceList sort={{ field: 'listOrder', order: 'ASC' }}>{COLUMNS}</ResourceList>
}
