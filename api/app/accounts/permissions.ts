/** What users may do: from their role or by permissions of their own, and never more than the dealers above them. */
import {
  mayHold,
  PERMISSIONS,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import { shippedRole } from '@grandstand/shared-types/accounts/shipped_roles'

/** A role as it is stored. */
interface StoredRole {
  name: string
  isShipped: boolean
  permissions: unknown
}

/** A user as far as their permissions go, as stored. */
export interface Holder {
  type: UserType
  permissions: unknown
  role: StoredRole | null
}

const known = (stored: unknown): Permission[] =>
  Array.isArray(stored) ? PERMISSIONS.filter((permission) => stored.includes(permission)) : []

/** The permissions of a role. Those of a shipped role stand in the code. */
export const permissionsOfRole = ({ name, isShipped, permissions }: StoredRole): Permission[] =>
  known(isShipped ? shippedRole(name)?.permissions : permissions)

/**
 * The permissions that a user was given, without those that reach further than the user's type. Rows from before rules
 * 8.13 may have such permissions.
 */
export const givenPermissions = ({ type, permissions, role }: Holder): Permission[] =>
  (role ? permissionsOfRole(role) : known(permissions)).filter((one) => mayHold(type, one))

/**
 * The permissions in force for the last user of a path, from the top of the tree down: an admin holds all, any other
 * user those that were given and that everybody above holds.
 */
export function effectivePermissions(chain: readonly Holder[]): Permission[] {
  let inForce: Permission[] = PERMISSIONS
  for (const holder of chain) {
    const held: ReadonlySet<Permission> = new Set(
      holder.type === 'admin'
        ? PERMISSIONS.filter((one) => mayHold('admin', one))
        : givenPermissions(holder)
    )
    inForce = inForce.filter((permission) => held.has(permission))
  }
  return inForce
}
