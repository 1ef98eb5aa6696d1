import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import type { GameProviderRow, GameRow } from '@grandstand/shared-types/wire/games/games'
import { useReference } from 'ra-core'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter, ReferenceFilter, ShownFilter } from '../../list/filters/filters.tsx'
import { OrderButtons } from '../../list/OrderButtons.tsx'
import { OrderNote } from '../../list/OrderNote.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { GameArt } from './GameArt.tsx'

const ROW_ART_PX = 56

const column = columnsOf<GameRow>()
const UNSORTED = { disableSort: true } as const

const COLUMNS = [
  column.cell(
    'logo',
    ({ title, logo }) => <GameArt title={title} logo={logo} widthPx={ROW_ART_PX} />,
    { ...UNSORTED, ...WIDE }
  ),
  column.main('title', 'provider-games', ({ title }) => title, { cellClassName: 'phone-wraps' }),
  column.cell('providerId', ({ providerId }) => <ProviderName id={providerId} />, {
    ...UNSORTED,
    ...WIDE,
  }),
  column.value('lobby', 'lobby'),
  column.plain('companyName', WIDE),
  column.cell('isShown', ({ isShown }) => <ShownChip isShown={isShown} />),
  column.cell('listOrder', (row) => <OrderButtons of={row} name={row.title} within="lobby" />, {
    align: 'right',
  }),
]

/** The games of all providers, in the order in which players see them. */
export default function GameList() {
  return (
    <ResourceList
      sort={{ field: 'listOrder', order: 'ASC' }}
      searchLabel="games.search"
      intro={<OrderNote text="games.orderHint" />}
      filters={[
        <ChoiceFilter key="lobby" source="lobby" group="lobby" codes={LOBBIES} />,
        <ReferenceFilter key="provider" source="providerId" reference="game-providers" />,
        <ShownFilter key="isShown" />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}

/** The provider with a link to its form; the names of many rows are fetched together. */
function ProviderName({ id }: { id: number }) {
  const { referenceRecord } = useReference<GameProviderRow>({ reference: 'game-providers', id })
  return (
    <RecordLink resource="game-providers" id={id}>
      {referenceRecord?.name}
    </RecordLink>
  )
}
