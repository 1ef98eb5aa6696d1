import { matchName } from '../../format/matchName.ts'
import {
  SUSPICION_STATES,
  type SuspicionReportRow,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<SuspicionReportRow>()

const TABS = [
  { id: 'all', label: 'list.all', filter: {} },
  ...SUSPICION_STATES.map((state) => ({
    id: state,
    label: `values.suspicionState.${state}`,
    filter: { state },
  })),
]

const COLUMNS = [
  column.main('home', 'suspicion-reports', ({ home, away }) => matchName({ home, away }), {
    label: 'resources.suspicion-reports.fields.matchId',
    cellClassName: 'wraps',
  }),
  column.status('state', 'suspicionState'),
  column.value('sign', 'suspicionSign', WIDE),
  column.time('openedAt', WIDE),
  column.text('authorName', WIDE),
  column.time('closedAt', WIDE),
  column.plain('id', { align: 'right', ...WIDE }),
]

/** Reports of suspicious betting, the newest first. */
export default function ReportList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      tabs={<StatusTabs tabs={TABS} />}
      searchLabel="lists.teams"
      filters={[<PeriodFilter key="period" source="openedAt" />]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
