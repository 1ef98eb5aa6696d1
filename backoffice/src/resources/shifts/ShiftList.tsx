import type { ShiftRow } from '@grandstand/shared-types/wire/desk/desk'
import { ToneChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'

const TABS = [
  { id: 'all', label: 'list.all', filter: {} },
  { id: 'open', label: 'shifts.open', filter: { isOpen: true } },
  { id: 'closed', label: 'shifts.closed', filter: { isOpen: false } },
]

const EXPORT: readonly ExportField[] = [
  'id',
  'username',
  'openedAt',
  'closedAt',
  'currency',
  'openingMinor',
  'expectedMinor',
  'countedMinor',
  'differenceMinor',
  ['endedBecause', 'shiftEnd'],
]

/** Columns for which a laptop has no room. */
const HIDDEN = ['openingMinor']

const column = columnsOf<ShiftRow>()

/** Every shift of the desks that the user may see, with the difference of each count. */
export default function ShiftList() {
  const format = useFormat()
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <PeriodFilter key="period" source="openedAt" />,
      ]}
      totals={[{ field: 'differenceMinor' }]}
      hiddenAtFirst={HIDDEN}
      exportFields={EXPORT}
    >
      {column.main('id', 'shifts', ({ id }) => `#${id}`)}
      {column.user('username', 'userId')}
      {column.time('openedAt')}
      {column.time('closedAt', WIDE)}
      {column.money('openingMinor', WIDE)}
      {column.money('expectedMinor', WIDE)}
      {column.money('countedMinor', WIDE)}
      {column.money('differenceMinor')}
      {column.cell(
        'endedBecause',
        ({ endedBecause }) =>
          endedBecause && <ToneChip tone="bad" text={format.value('shiftEnd', endedBecause)} />,
        WIDE
      )}
    </ResourceList>
  )
}
