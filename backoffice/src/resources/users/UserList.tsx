import { USER_TYPES } from '@grandstand/shared-types/accounts/user_types'
import { useResourceContext } from 'ra-core'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { OpeningsLeft } from './OpeningsLeft.tsx'
import { personColumns } from './personColumns.tsx'
import {
  DEALER_HIDDEN,
  PERSON_EXPORT,
  PERSON_HIDDEN,
  PERSON_TOTALS,
  STATUS_TABS,
  USER_TABS,
} from './personList.ts'

const TYPE_FILTER = <ChoiceFilter key="type" source="type" group="userType" codes={USER_TYPES} />

/** A list of people: all users, or only dealers. */
export default function UserList() {
  const resource = useResourceContext() === 'dealers' ? 'dealers' : 'users'
  return (
    <ResourceList
      hasOwners
      createNote={<OpeningsLeft />}
      sort={{ field: 'username', order: 'ASC' }}
      tabs={<StatusTabs tabs={resource === 'users' ? USER_TABS : STATUS_TABS} />}
      totals={PERSON_TOTALS}
      exportFields={PERSON_EXPORT}
      hiddenAtFirst={resource === 'dealers' ? DEALER_HIDDEN : PERSON_HIDDEN}
      searchLabel="lists.people"
      filters={resource === 'users' && TYPE_FILTER}
    >
      {personColumns(resource, { withMore: true })}
    </ResourceList>
  )
}
