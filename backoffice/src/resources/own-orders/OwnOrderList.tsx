import { Stack } from '@mui/material'
import { DECISION_KINDS, type DecisionRow } from '@grandstand/shared-types/wire/betting/decisions'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import {
  AMOUNTS,
  ASKED_AT,
  column,
  ORDER,
  REASON,
  StateCell,
} from '../decisions/decisionColumns.tsx'
import { DECISION_EXPORT } from '../decisions/decisionExport.ts'
import { DECISION_TABS } from '../decisions/decisionTabs.ts'
import { WithdrawButton } from '../decisions/WithdrawButton.tsx'

/** The user's own orders: those that wait, which may be withdrawn, and what became of the others. */
export default function OwnOrderList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      rowClick={false}
      searchLabel="lists.teams"
      tabs={<StatusTabs tabs={DECISION_TABS} />}
      exportFields={DECISION_EXPORT}
      filters={[
        <ChoiceFilter key="kind" source="kind" group="decisionKind" codes={DECISION_KINDS} />,
        <PeriodFilter key="period" source="askedAt" />,
      ]}
    >
      {ASKED_AT}
      {ORDER}
      {AMOUNTS}
      {REASON}
      {column.cell('state', (row) =>
        row.state === 'waiting' ? <Waiting row={row} /> : <StateCell row={row} />
      )}
    </ResourceList>
  )
}

const Waiting = ({ row }: { row: DecisionRow }) => (
  <Stack sx={{ gap: 1, alignItems: 'start' }}>
    <StateCell row={row} />
    <WithdrawButton orderId={row.id} />
  </Stack>
)
