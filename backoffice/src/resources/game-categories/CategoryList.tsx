import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import type { GameCategoryRow } from '@grandstand/shared-types/wire/games/games'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { TextIn } from '../../fields/TextIn.tsx'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter, ShownFilter } from '../../list/filters/filters.tsx'
import { OrderButtons } from '../../list/OrderButtons.tsx'
import { OrderNote } from '../../list/OrderNote.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<GameCategoryRow>()

const COLUMNS = [
  column.main('names', 'game-categories', ({ names }) => <TextIn of={names} />, {
    disableSort: true,
    cellClassName: 'phone-wraps',
  }),
  column.value('lobby', 'lobby'),
  column.cell('isShown', ({ isShown }) => <ShownChip isShown={isShown} />, WIDE),
  column.cell('listOrder', (row) => <Place row={row} />, { align: 'right' }),
]

/** The categories of lobbies, in the order in which players see them. */
export default function CategoryList() {
  return (
    <ResourceList
      sort={{ field: 'listOrder', order: 'ASC' }}
      searchLabel="gameCategories.search"
      intro={<OrderNote text="gameCategories.orderHint" />}
      filters={[
        <ChoiceFilter key="lobby" source="lobby" group="lobby" codes={LOBBIES} />,
        <ShownFilter key="isShown" />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}

function Place({ row }: { row: GameCategoryRow }) {
  const { locale } = useFormat()
  return <OrderButtons of={row} name={inLanguage(row.names, locale)} within="lobby" />
}
