import type { ReactElement } from 'react'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/StatusTabs.tsx'
import { BRANCH_FILTERS } from './branchFilters.tsx'
import { personColumns } from './personColumns.tsx'
import { PERSON_EXPORT, PERSON_HIDDEN, PERSON_TOTALS } from './personList.ts'
import { STATUS_TABS } from './statusTabs.ts'

interface PersonListProps {
  resource: 'users' | 'dealers'
  /** Before those of the branch. */
  filters?: readonly ReactElement[]
}

/** A list of people: all users, or dealers alone. */
export function PersonList({ resource, filters = [] }: PersonListProps) {
  return (
    <ResourceList
      sort={{ field: 'username', order: 'ASC' }}
      tabs={<StatusTabs tabs={STATUS_TABS} />}
      totals={PERSON_TOTALS}
      exportFields={PERSON_EXPORT}
      hiddenAtFirst={PERSON_HIDDEN}
      searchLabel="lists.people"
      filters={[...filters, ...BRANCH_FILTERS]}
    >
      {personColumns(resource, { withMore: true })}
    </ResourceList>
  )
}
