import { Box } from '@mui/material'
import { DECISION_KINDS, type DecisionRow } from '@grandstand/shared-types/wire/betting/decisions'
import { Dash } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { DecisionAnswer } from './DecisionAnswer.tsx'
import { Amounts } from './Amounts.tsx'
import { DECISION_EXPORT } from './decisionExport.ts'
import { DECISION_TABS } from './decisionTabs.ts'
import { OrderText } from './OrderText.tsx'

const column = columnsOf<DecisionRow>()

/** A list of orders by state, kind and time, the newest first; `authors` names who gave them, where that is not the reader alone. */
export const OrderList = ({ authors = false }: { authors?: boolean }) => (
  <ResourceList
    sort={{ field: 'id', order: 'DESC' }}
    rowClick={false}
    searchLabel={authors ? 'decisions.search' : 'decisions.searchOwn'}
    tabs={<StatusTabs tabs={DECISION_TABS} />}
    exportFields={DECISION_EXPORT}
    filters={[
      <ChoiceFilter key="kind" source="kind" group="decisionKind" codes={DECISION_KINDS} />,
      <PeriodFilter key="period" source="askedAt" />,
    ]}
  >
    {column.cell(
      'askedAt',
      ({ askedAt }) => (
        <Time hasSeconds at={askedAt} />
      ),
      WIDE
    )}
    {authors &&
      column.cell(
        'askedByName',
        ({ askedById, askedByName }) => (
          <RecordLink resource="users" id={askedById}>
            {askedByName}
          </RecordLink>
        ),
        WIDE
      )}
    {column.cell(
      'kind',
      (row) => (
        <OrderText row={row} />
      ),
      {
        disableSort: true,
        cellClassName: 'phone-wraps',
      }
    )}
    {column.cell(
      'amounts',
      ({ amounts }) => (
        <Amounts of={amounts} />
      ),
      {
        align: 'right',
        disableSort: true,
      }
    )}
    {column.text('reason', { className: 'phone-hidden wraps' })}
    {column.cell(
      'state',
      (row) => (
        <OrderState row={row} />
      ),
      WIDE
    )}
    {column.cell(
      'answer',
      (row) =>
        row.state === 'waiting' ? (
          <DecisionAnswer row={row} />
        ) : (
          // a phone has no room for a column of states
          <Box sx={{ display: { md: 'none' } }}>
            <OrderState row={row} />
          </Box>
        ),
      {
        disableSort: true,
        cellClassName: 'phone-wraps',
      }
    )}
  </ResourceList>
)

/** The state, with the deciding officer, time and reason. */
function OrderState({ row }: { row: DecisionRow }) {
  const { state, decidedByName, decidedById, decidedAt, decidedReason } = row
  return (
    <>
      <StatusChip group="decisionState" code={state} />
      {decidedAt !== null && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'normal' }}>
          <RecordLink resource="users" id={decidedById}>
            {decidedByName ?? <Dash />}
          </RecordLink>{' '}
          <Time at={decidedAt} /> {decidedReason}
        </Box>
      )}
    </>
  )
}
