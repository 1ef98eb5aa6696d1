/** The permissions that the menu, pages and buttons need. The API decides; these only follow. */
import {
  mayHold,
  PERMISSIONS,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { resources } from '../registry/all.ts'
import type { Rights } from '../registry/resource.ts'

/** Permissions by the name of a resource, or of a part of its records. */
const DOORS: ReadonlyMap<string, Rights> = new Map(
  resources.flatMap(({ name, rights, parts = {} }) => [[name, rights], ...Object.entries(parts)])
)

const READ_ACTIONS: ReadonlySet<string> = new Set(['list', 'show', 'read', 'export'])

const ADD_ACTIONS: ReadonlySet<string> = new Set(['create', 'delete'])

/** Whether the user may do react-admin's `action` on `resource`. An unknown name is allowed. */
export function mayDo(me: Pick<Me, 'permissions'>, action: string, resource: string): boolean {
  const doors = DOORS.get(resource)
  if (!doors) return true
  const needed = READ_ACTIONS.has(action)
    ? doors.read
    : ADD_ACTIONS.has(action)
      ? (doors.add ?? doors.write)
      : doors.write
  return needed !== undefined && holdsOne(me, needed)
}

/** Whether the user holds the permission, or one of several. */
export const holdsOne = (
  { permissions }: Pick<Me, 'permissions'>,
  needed: Permission | readonly Permission[]
): boolean => [needed].flat().some((permission) => permissions.includes(permission))

/**
 * Permissions that users of a type can hold, those of the installation only as its staff, and whether the signed-in user
 * holds each: a user cannot give a permission that they lack.
 */
export function givablePermissions(
  me: Pick<Me, 'permissions'> | undefined,
  type: UserType,
  isInstallationStaff: boolean
): { permission: Permission; isOurs: boolean }[] {
  return PERMISSIONS.filter((permission) => mayHold(type, permission, isInstallationStaff)).map(
    (permission) => ({ permission, isOurs: me?.permissions.includes(permission) ?? false })
  )
}
