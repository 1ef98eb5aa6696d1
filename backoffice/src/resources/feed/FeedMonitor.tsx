import { Time } from '../../fields/Time.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import type { FeedErrorRow } from '@grandstand/shared-types/wire/betting/feed_error'
import { MessagePanel } from './MessagePanel.tsx'
import { ProducerPanel } from './ProducerPanel.tsx'

const column = columnsOf<FeedErrorRow>()
const REFRESH_MS = 5_000

const COLUMNS = [
  column.main('createdAt', 'feed/errors', ({ createdAt }) => <Time hasSeconds at={createdAt} />),
  column.plain('producer'),
  column.value('reason', 'feedReason'),
  column.plain('detail', { ...WIDE, disableSort: true, cellClassName: 'wraps' }),
]

/** State of the live feeds, and their errors. */
export default function FeedMonitor() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      refreshMs={REFRESH_MS}
      intro={
        <>
          <ProducerPanel />
          <MessagePanel />
        </>
      }
      filters={[<PeriodFilter key="period" source="createdAt" />]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
