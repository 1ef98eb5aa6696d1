/** Who may change whom, as the API has it. */
import type { UserRow } from '@grandstand/shared-types/wire/accounts'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { Me } from '@grandstand/shared-types/wire/accounts'

/** Changing those who have rights themselves takes the greater permission. */
function editPermission(type: UserRow['type']): Permission {
  return type === 'player' || type === 'terminal' ? 'users.edit' : 'dealers.edit'
}

/** Whether the person may change the user and end the user's sessions; of themselves only an admin may. */
export function mayEditUser(
  me: Pick<Me, 'id' | 'type' | 'permissions'>,
  { id, type }: Pick<UserRow, 'id' | 'type'>
): boolean {
  return me.permissions.includes(editPermission(type)) && (me.id !== id || me.type === 'admin')
}
