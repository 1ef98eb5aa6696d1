import {
  POSTBACK_EVENTS,
  POSTBACK_STATES,
  type AffiliatePostbackRow,
} from '@grandstand/shared-types/wire/affiliates/postbacks'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<AffiliatePostbackRow>()

const TABS = [
  { id: 'all', label: 'list.all', filter: {} },
  ...POSTBACK_STATES.map((state) => ({
    id: state,
    label: `values.postbackState.${state}`,
    filter: { state },
  })),
]

const COLUMNS = [
  column.value('event', 'postbackEvent'),
  column.cell('affiliateName', ({ affiliateId, affiliateName }) => (
    <RecordLink resource="affiliates" id={affiliateId}>
      {affiliateName}
    </RecordLink>
  )),
  column.status('state', 'postbackState'),
  column.plain('attempts', { align: 'right', ...WIDE }),
  column.cell(
    'answerStatus',
    ({ answerStatus, failure }) =>
      answerStatus ?? (failure ? <ValueText group="postbackFailure" code={failure} /> : '–'),
    WIDE
  ),
  column.cell('address', ({ address }) => <bdi dir="ltr">{address ?? '–'}</bdi>, WIDE),
  column.time('createdAt'),
]

/** What the servers of affiliates were told, and whether they took it (rules 16.11). */
export default function PostbackList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        <ChoiceFilter key="event" source="event" group="postbackEvent" codes={POSTBACK_EVENTS} />,
        <PeriodFilter key="period" source="createdAt" />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
