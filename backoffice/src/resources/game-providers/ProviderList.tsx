import type { GameProviderRow } from '@grandstand/shared-types/wire/games/games'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { OrderButtons } from '../../list/OrderButtons.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<GameProviderRow>()

const COLUMNS = [
  column.main('name', 'game-providers', ({ name }) => name),
  column.plain('code', WIDE),
  column.value('dialect', 'walletDialect', WIDE),
  column.plain('apiUrl', { ...WIDE, disableSort: true }),
  column.cell('isEnabled', ({ isEnabled }) => <ShownChip isShown={isEnabled} />),
  column.cell('health', ({ health }) => (
    <StatusChip group="breakerState" code={health ?? 'closed'} />
  )),
  column.cell('listOrder', (row) => <OrderButtons of={row} name={row.name} />, { align: 'right' }),
]

/** The providers of games, in the order in which players see them. */
export default function ProviderList() {
  return (
    <ResourceList
      sort={{ field: 'listOrder', order: 'ASC' }}
      searchLabel="gameProviders.search"
      filters={[]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
