/** Rights of staff to change users, by the rules of the API. */
import type { UserRow } from '@grandstand/shared-types/wire/accounts'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { Me } from '@grandstand/shared-types/wire/accounts'

/** Changing a user who has permissions takes the greater permission. */
function editPermission(type: UserRow['type']): Permission {
  return type === 'player' || type === 'terminal' ? 'users.edit' : 'dealers.edit'
}

/**
 * Whether the signed-in user may change a user and end that user's sessions; only an admin may do so for their own
 * account.
 */
export function mayEditUser(
  me: Pick<Me, 'id' | 'type' | 'permissions'>,
  { id, type }: Pick<UserRow, 'id' | 'type'>
): boolean {
  return me.permissions.includes(editPermission(type)) && (me.id !== id || me.type === 'admin')
}
