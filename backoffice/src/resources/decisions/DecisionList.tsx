import {
  DECISION_KINDS,
  DECISION_STATES,
  type DecisionRow,
} from '@grandstand/shared-types/wire/betting/decisions'
import { Box } from '@mui/material'
import { Dash, Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs, type StatusTab } from '../../list/filters/StatusTabs.tsx'
import { DecisionAnswer } from './DecisionAnswer.tsx'
import { DECISION_EXPORT } from './decisionExport.ts'
import { OrderText } from './OrderText.tsx'

const TABS: readonly StatusTab[] = [
  ...DECISION_STATES.map((state) => ({
    id: state,
    label: `values.decisionState.${state}`,
    filter: { state },
  })),
  { id: 'all', label: 'list.all', filter: {} },
]

const column = columnsOf<DecisionRow>()

/** Orders that wait for a second officer, and orders that were approved or refused. */
export default function DecisionList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      rowClick={false}
      searchLabel="lists.actor"
      tabs={<StatusTabs tabs={TABS} />}
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
      {column.cell(
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
      {column.cell('amounts', ({ amounts }) => amounts.map(amountOf), {
        align: 'right',
        disableSort: true,
      })}
      {column.text('reason', { className: 'phone-hidden wraps' })}
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

const amountOf = ({ currency, amountMinor }: DecisionRow['amounts'][number]) => (
  <Box key={currency}>
    <Money minor={amountMinor} currency={currency} isStrong />
  </Box>
)

/** The state, with the deciding officer, time and reason. */
function StateCell({ row }: { row: DecisionRow }) {
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
