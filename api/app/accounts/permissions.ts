/** What users may do: from their role or by permissions of their own, and never more than the dealers above them. */
import {
  actsForHouse,
  mayHold,
  PERMISSION_REACH,
  PERMISSIONS,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import { shippedRole } from '@grandstand/shared-types/accounts/shipped_roles'

/** What only staff of the installation may hold. */
export const INSTALLATION_PERMISSIONS = PERMISSIONS.filter(
  (permission) => PERMISSION_REACH[permission] === 'installation'
)

/** A role as it is stored. */
interface StoredRole {
  name: string
  isShipped: boolean
  permissions: unknown
}

/** A user as far as their permissions go, as stored. */
export interface Holder {
  type: UserType
  isInstallationStaff: boolean
  permissions: unknown
  role: StoredRole | null
}

const known = (stored: unknown): Permission[] =>
  Array.isArray(stored) ? PERMISSIONS.filter((permission) => stored.includes(permission)) : []

/** The permissions of a role. Those of a shipped role stand in the code. */
export const permissionsOfRole = ({ name, isShipped, permissions }: StoredRole): Permission[] =>
  known(isShipped ? shippedRole(name)?.permissions : permissions)

/**
 * The permissions that a user was given, without those that reach further than the user. Stored rows may have such
 * permissions: a role for staff of the installation gives others only what reaches the brand (rules 8.16).
 */
export const givenPermissions = ({
  type,
  isInstallationStaff,
  permissions,
  role,
}: Holder): Permission[] =>
  (role ? permissionsOfRole(role) : known(permissions)).filter((one) =>
    mayHold(type, one, isInstallationStaff)
  )

/** Whether the last user of a path is staff of the installation: so must everybody above be. */
export const isInstallationStaffIn = (
  chain: readonly Pick<Holder, 'type' | 'isInstallationStaff'>[]
): boolean =>
  chain.length > 0 &&
  chain.every(({ type, isInstallationStaff }) => isInstallationStaff && actsForHouse(type))

/**
 * The permissions in force for the last user of a path, from the top of the tree down: an admin holds all that
 * reach the brand, and as staff of the installation those that reach farther; any other user those that were given and
 * that everybody above holds.
 */
export function effectivePermissions(chain: readonly Holder[]): Permission[] {
  let inForce: Permission[] = PERMISSIONS
  for (const holder of chain) {
    const held: ReadonlySet<Permission> = new Set(
      holder.type === 'admin'
        ? PERMISSIONS.filter((one) => mayHold('admin', one, holder.isInstallationStaff))
        : givenPermissions(holder)
    )
    inForce = inForce.filter((permission) => held.has(permission))
  }
  return inForce
}
