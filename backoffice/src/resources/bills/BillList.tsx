import type { ExportField } from '../../list/ExportButton.tsx'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { BILL_COLUMNS } from './billColumns.tsx'

const EXPORT: readonly ExportField[] = [
  'shiftId',
  'billNumber',
  'username',
  'openedAt',
  'closedAt',
  'currency',
  'openingMinor',
  'expectedMinor',
  'countedMinor',
]

/** Columns for which a laptop has no room. */
const HIDDEN = ['openedAt', 'openingMinor', 'deposited', 'countedMinor', 'printCount']

/** Every bill of the desks that the user may see: the takings between two cuts of a shift. */
export default function BillList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <PeriodFilter key="period" source="closedAt" />,
      ]}
      hiddenAtFirst={HIDDEN}
      exportFields={EXPORT}
    >
      {BILL_COLUMNS}
    </ResourceList>
  )
}
