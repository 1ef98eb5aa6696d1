import { DRAW_GAME_CODES } from '@grandstand/shared-types/games/draw_games'
import { DRAW_TICKET_STATES } from '@grandstand/shared-types/wire/draws'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ChoiceFilter, ReferenceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { drawTicketColumns } from './drawTicketColumns.tsx'

const TABS = [
  { id: 'all', label: 'list.all', filter: {} },
  ...DRAW_TICKET_STATES.map((state) => ({
    id: state,
    label: `values.drawTicketState.${state}`,
    filter: { state },
  })),
]

const EXPORT: readonly ExportField[] = [
  'code',
  ['gameCode', 'drawGame'],
  'drawNumber',
  'username',
  'boughtAt',
  ['state', 'drawTicketState'],
  'currency',
  'stakeMinor',
  'winMinor',
  'settledAt',
  'collectedAt',
]

/** The tickets of draws that players and desks of the branch bought and sold. */
export default function DrawTicketList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel="drawTickets.search"
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        <ChoiceFilter key="game" source="gameCode" group="drawGame" codes={DRAW_GAME_CODES} />,
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <PeriodFilter key="period" source="boughtAt" />,
      ]}
      totals={[{ field: 'stakeMinor' }, { field: 'winMinor' }]}
      exportFields={EXPORT}
    >
      {drawTicketColumns({ withDraw: true })}
    </ResourceList>
  )
}
