import { STATEMENT_STATES } from '@grandstand/shared-types/wire/money/statements'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { DrawUpButton } from './DrawUpButton.tsx'
import { FIGURE_FIELDS } from './figureFields.ts'
import { HIDDEN_FIGURES, statementColumns } from './statementColumns.tsx'

const TABS = [
  { id: 'all', label: 'list.all', filter: {} },
  ...STATEMENT_STATES.map((state) => ({
    id: state,
    label: `values.statementState.${state}`,
    filter: { state },
  })),
]

const EXPORT: readonly ExportField[] = [
  'id',
  ['kind', 'periodKind'],
  'firstDay',
  'lastDay',
  'dealerName',
  ['state', 'statementState'],
  'currency',
  ...FIGURE_FIELDS,
  'planName',
  'approvedAt',
  'paidAt',
  'lockedAt',
]

/** Every statement that the user may see. */
export default function StatementList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      hiddenAtFirst={HIDDEN_FIGURES}
      intro={
        <DrawUpButton
          of="POST /v1/statement-periods"
          permission="statements.draw"
          texts="statements"
        />
      }
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        <ReferenceFilter
          key="dealer"
          source="dealerId"
          reference="dealers"
          optionText="username"
        />,
        <PeriodFilter key="period" source="startsAt" />,
      ]}
      totals={[{ field: 'payableMinor' }, { field: 'grossWinMinor' }]}
      exportFields={EXPORT}
    >
      {statementColumns({ withAll: true })}
    </ResourceList>
  )
}
