import { RelatedList } from '../../list/RelatedList.tsx'
import type { SuspicionReportRow } from '@grandstand/shared-types/wire/betting/suspicion'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'

const column = columnsOf<SuspicionReportRow>()

const COLUMNS = [
  column.main('id', 'suspicion-reports', ({ id }) => `#${id}`),
  column.status('state', 'suspicionState'),
  column.value('sign', 'suspicionSign'),
  column.time('openedAt', WIDE),
  column.text('authorName', WIDE),
  column.time('closedAt', WIDE),
]

/** The reports of suspicious betting on a match, the newest first. */
export const ReportsOfMatch = ({ matchId }: { matchId: number }) => (
  <RelatedList
    resource="suspicion-reports"
    filter={{ matchId }}
    sort={{ field: 'id', order: 'DESC' }}
  >
    {COLUMNS}
  </RelatedList>
)
