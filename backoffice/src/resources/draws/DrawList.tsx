import { DRAW_GAME_CODES } from '@grandstand/shared-types/games/draw_games'
import type { DrawRow } from '@grandstand/shared-types/wire/draws'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { DrawChart } from './DrawChart.tsx'
import { Sums } from './Sums.tsx'

const REFRESH_MS = 10_000
const UNSORTED = { disableSort: true, align: 'right' } as const

const TABS = [
  { id: 'all', label: 'list.all', filter: {} },
  ...['open', 'drawn', 'paid', 'failed'].map((state) => ({
    id: state,
    label: `values.drawState.${state}`,
    filter: { state },
  })),
]

const column = columnsOf<DrawRow>()

/** The draws of all games, with what the own brand's tickets staked and won. */
export default function DrawList() {
  return (
    <ResourceList
      hasSearch={false}
      sort={{ field: 'drawsAt', order: 'DESC' }}
      tabs={<StatusTabs tabs={TABS} />}
      intro={<DrawChart />}
      refreshMs={REFRESH_MS}
      filters={[
        <ChoiceFilter key="game" source="gameCode" group="drawGame" codes={DRAW_GAME_CODES} />,
        <PeriodFilter key="period" source="drawsAt" />,
      ]}
    >
      {column.main('number', 'draws', ({ gameCode, number }) => (
        <>
          <ValueText group="drawGame" code={gameCode} /> #{number}
        </>
      ))}
      {column.time('drawsAt')}
      {column.status('state', 'drawState')}
      {column.cell(
        'ticketCount',
        ({ sums }) => sums.reduce((count, { ticketCount }) => count + ticketCount, 0),
        { ...UNSORTED, ...WIDE }
      )}
      {column.cell(
        'stakeMinor',
        ({ sums }) => (
          <Sums of={sums} field="stakeMinor" />
        ),
        UNSORTED
      )}
      {column.cell(
        'winMinor',
        ({ sums }) => (
          <Sums of={sums} field="winMinor" />
        ),
        UNSORTED
      )}
    </ResourceList>
  )
}
