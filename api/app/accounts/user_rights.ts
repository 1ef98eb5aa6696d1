/** Who may change whom. */
import {
  mayHold,
  reachesAsFar,
  TYPE_REACH,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import type { Principal } from '#core/access'
import { AppError } from '#core/app_error'

interface Target {
  id: number
  siteId: number
  type: UserType
  path: string
}

/** True for somebody of the principal's site whom they see: an admin everybody, others their branch and themselves. */
export function isInSight(principal: Principal, target: Pick<Target, 'siteId' | 'path'>): boolean {
  return (
    target.siteId === principal.siteId &&
    (principal.type === 'admin' || target.path.startsWith(principal.path))
  )
}

/** The permission that changing a user of this type takes: more for those who have rights themselves. */
export function editPermission(type: UserType): Permission {
  return type === 'player' || type === 'terminal' ? 'users.edit' : 'dealers.edit'
}

/**
 * Throws 404 `notFound` when the target is out of sight, 403 `notAllowed` when the principal lacks the permission, is a
 * dealer who would change themselves, or reaches less far than the target: a new password would be a way to their rights.
 */
export function requireEditRight(principal: Principal, target: Target): void {
  if (!isInSight(principal, target)) throw AppError.notFound()
  if (principal.type !== 'admin' && target.id === principal.userId) throw AppError.notAllowed()
  if (!principal.permissions.has(editPermission(target.type))) throw AppError.notAllowed()
  if (!reachesAsFar(TYPE_REACH[principal.type], TYPE_REACH[target.type]))
    throw AppError.notAllowed()
}

/**
 * Credit on account is the house's risk: only admins set how deep somebody may go below zero. Throws 403 `notAllowed`.
 */
export function requireCreditLimitRight(principal: Principal): void {
  if (principal.type !== 'admin') throw AppError.notAllowed()
}

interface Receiver {
  type: UserType
  /** Permissions from before. */
  held: readonly Permission[]
}

/**
 * Nobody gives what they do not hold; what the user holds already may stay. Nobody gives what reaches further than the
 * user's type. Throws 403 `notAllowed`, 422 `permissionTooFar` [permission] at `permissions`.
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
