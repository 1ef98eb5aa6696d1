import { DECISION_KINDS } from '@grandstand/shared-types/wire/betting/decisions'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { DecisionAnswer } from './DecisionAnswer.tsx'
import { AMOUNTS, ASKED_AT, column, ORDER, REASON, StateCell } from './decisionColumns.tsx'
import { DECISION_EXPORT } from './decisionExport.ts'
import { DECISION_TABS } from './decisionTabs.ts'

/** Orders that wait for a second officer, and orders that were approved, refused or withdrawn. */
export default function DecisionList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      rowClick={false}
      searchLabel="lists.actor"
      tabs={<StatusTabs tabs={DECISION_TABS} />}
      exportFields={DECISION_EXPORT}
      filters={[
        <ChoiceFilter key="kind" source="kind" group="decisionKind" codes={DECISION_KINDS} />,
        <PeriodFilter key="period" source="askedAt" />,
      ]}
    >
      {ASKED_AT}
      {column.cell(
        'askedByName',
        ({ askedById, askedByName }) => (
          <RecordLink resource="users" id={askedById}>
            {askedByName}
          </RecordLink>
        ),
        WIDE
      )}
      {ORDER}
      {AMOUNTS}
      {REASON}
      {column.cell(
        'state',
        (row) => (
          <StateCell row={row} />
        ),
        WIDE
      )}
      {column.cell(
        'answer',
        (row) => (
          <DecisionAnswer row={row} />
        ),
        { disableSort: true, cellClassName: 'phone-wraps' }
      )}
    </ResourceList>
  )
}
