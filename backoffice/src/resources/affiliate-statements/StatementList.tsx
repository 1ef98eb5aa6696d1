import type { AffiliateStatementRow } from '@grandstand/shared-types/wire/affiliates/statements'
import { STATEMENT_STATES } from '@grandstand/shared-types/wire/money/statements'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { DaysText } from './DaysText.tsx'
import { DrawUpButton } from '../statements/DrawUpButton.tsx'

const column = columnsOf<AffiliateStatementRow>()

const TABS = [
  { id: 'all', label: 'list.all', filter: {} },
  ...STATEMENT_STATES.map((state) => ({
    id: state,
    label: `values.statementState.${state}`,
    filter: { state },
  })),
]

const COLUMNS = [
  column.main('id', 'affiliate-statements', ({ id }) => `#${id}`),
  column.cell('startsAt', (row) => <DaysText of={row} />, { disableSort: true }),
  column.user('username', 'userId'),
  column.status('state', 'statementState'),
  column.money('netMinor', WIDE),
  column.money('earnedMinor', WIDE),
  column.money('payableMinor', {}, { isStrong: true }),
]

/** Statements of the brand's affiliates. */
export default function StatementList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      intro={
        <DrawUpButton
          of="POST /v1/affiliate-periods"
          permission="affiliates.pay"
          texts="affiliateStatements"
        />
      }
      tabs={<StatusTabs tabs={TABS} />}
      filters={[<PeriodFilter key="period" source="startsAt" />]}
      totals={[{ field: 'payableMinor' }, { field: 'netMinor' }]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
