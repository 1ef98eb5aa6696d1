import { BONUS_CATEGORIES } from '@grandstand/shared-types/bonuses/categories'
import { GRANT_STATES } from '@grandstand/shared-types/bonuses/states'
import { useMay } from '../../access/useMay.ts'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { StatusTabs, type StatusTab } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { GiveButton } from './GiveButton.tsx'
import { grantColumns } from './grantColumns.tsx'

const RUNNING = { state: 'running' }
const HIDDEN_AT_FIRST = ['category', 'givenByName', 'endedAt']

const TABS: readonly StatusTab[] = [
  ...GRANT_STATES.map((state) => ({
    id: state,
    label: `values.grantState.${state}`,
    filter: { state },
  })),
  { id: 'all', label: 'list.all', filter: {} },
]

const TOTALS = [{ field: 'grantedMinor' }, { field: 'convertedMinor' }]

const EXPORT: readonly ExportField[] = [
  'id',
  'createdAt',
  'username',
  ['category', 'bonusCategory'],
  ['state', 'grantState'],
  'currency',
  'baseMinor',
  'grantedMinor',
  'dueMinor',
  'countedMinor',
  'convertedMinor',
  'owedMinor',
  'givenByName',
  'expiresAt',
  'endedAt',
]

/** What players were given; opens on the bonuses that run. */
export default function GrantList() {
  const mayDecide = useMay('bonuses.decide')
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel="bonuses.searchPlayer"
      hiddenAtFirst={HIDDEN_AT_FIRST}
      filterDefaultValues={RUNNING}
      exportFields={EXPORT}
      totals={TOTALS}
      tabs={<StatusTabs tabs={TABS} />}
      intro={mayDecide && <GiveButton />}
      filters={[
        <ChoiceFilter
          key="category"
          source="category"
          group="bonusCategory"
          codes={BONUS_CATEGORIES}
        />,
        <PeriodFilter key="period" source="createdAt" />,
      ]}
    >
      {grantColumns}
    </ResourceList>
  )
}
