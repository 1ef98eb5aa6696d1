/** Rights of staff to change users, by the rules of the API. */
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'

type UserAction = 'edit' | 'suspend' | 'password' | 'sessions'

/** An action on a user with permissions of their own needs the higher permission. */
function permissionFor(action: UserAction, type: UserRow['type']): Permission {
  return type === 'player' || type === 'terminal' ? `users.${action}` : 'dealers.edit'
}

/** Whether the signed-in user may take the action on a user; only an admin may act on admins and on their own account. */
export function mayActOn(
  me: Pick<Me, 'id' | 'type' | 'permissions'>,
  action: UserAction,
  { id, type }: Pick<UserRow, 'id' | 'type'>
): boolean {
  if (me.type !== 'admin' && (type === 'admin' || me.id === id)) return false
  return me.permissions.includes(permissionFor(action, type))
}
