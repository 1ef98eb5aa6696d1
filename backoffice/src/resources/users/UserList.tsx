import { USER_TYPES } from '@grandstand/shared-types/accounts/user_types'
import { ChoiceFilter } from '../../list/filters.tsx'
import { PersonList } from './PersonList.tsx'

const FILTERS = [<ChoiceFilter key="type" source="type" group="userType" codes={USER_TYPES} />]

export default function UserList() {
  return <PersonList resource="users" filters={FILTERS} />
}
