/** Rights of staff to change users. */
import {
  mayHold,
  reachesAsFar,
  TYPE_REACH,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { givenPermissions } from '#accounts/permissions'

interface Target {
  id: number
  siteId: number
  type: UserType
  path: string
  /** As stored. */
  permissions: readonly Permission[]
}

/** Whether the principal sees the user: an admin sees everyone of the site, others their branch and themselves. */
export function isInSight(principal: Principal, target: Pick<Target, 'siteId' | 'path'>): boolean {
  return (
    target.siteId === principal.siteId &&
    (principal.type === 'admin' || target.path.startsWith(principal.path))
  )
}

/** The permission for changing a user of this type; higher for users with rights of their own. */
export function editPermission(type: UserType): Permission {
  return type === 'player' || type === 'terminal' ? 'users.edit' : 'dealers.edit'
}

/**
 * Throws 404 `notFound` when the target is out of sight; 403 `notAllowed` when the principal lacks the permission, is a
 * dealer who would change themselves, or lacks a right of the target: a new password would give that right away.
 */
export function requireEditRight(principal: Principal, target: Target): void {
  if (!isInSight(principal, target)) throw AppError.notFound()
  if (principal.type !== 'admin' && target.id === principal.userId) throw AppError.notAllowed()
  if (!principal.permissions.has(editPermission(target.type))) throw AppError.notAllowed()
  if (!reachesAsFar(TYPE_REACH[principal.type], TYPE_REACH[target.type])) {
    throw AppError.notAllowed()
  }
  const held = givenPermissions(target.type, target.permissions)
  if (held.some((permission) => !principal.permissions.has(permission))) throw AppError.notAllowed()
}

interface Receiver {
  type: UserType
  /** Permissions before the change. */
  held: readonly Permission[]
}

/**
 * A principal only gives permissions they hold; the user's present permissions may stay. No permission may reach
 * further than the user's type. Throws 403 `notAllowed`, 422 `permissionTooFar` [permission] at `permissions`.
 */
export function requireGivable(
  principal: Principal,
  wanted: readonly Permission[],
  { type, held }: Receiver
): void {
  if (wanted.some((p) => !held.includes(p) && !principal.permissions.has(p))) {
    throw AppError.notAllowed()
  }
  const tooFar = wanted.find((permission) => !mayHold(type, permission))
  if (tooFar) throw AppError.field('permissions', 'permissionTooFar', [tooFar])
}
