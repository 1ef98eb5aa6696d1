import { DataTable } from 'react-admin'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { PeriodFilter } from '../../list/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import type { FeedErrorRow } from '@grandstand/shared-types/wire/feed_error'
import { MessagePanel } from './MessagePanel.tsx'
import { ProducerPanel } from './ProducerPanel.tsx'

const REFRESH_MS = 5_000

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
      <DataTable.Col
        source="createdAt"
        render={({ id, createdAt }: FeedErrorRow) => (
          <RecordLink isMain resource="feed/errors" id={id}>
            <Time hasSeconds at={createdAt} />
          </RecordLink>
        )}
      />
      <DataTable.Col source="producer" />
      <DataTable.Col
        source="reason"
        render={({ reason }: FeedErrorRow) => <ValueText group="feedReason" code={reason} />}
      />
      <DataTable.Col source="detail" disableSort className="phone-hidden" cellClassName="wraps" />
    </ResourceList>
  )
}
