/** Who may change whom. */
import type { Permission, UserType } from '@grandstand/shared-types/accounts/user_types'
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
 * Throws 404 `notFound` when the target is out of sight, 403 `notAllowed` when the principal lacks the permission or
 * is a dealer who would change themselves.
 */
export function requireEditRight(principal: Principal, target: Target): void {
  if (!isInSight(principal, target)) throw AppError.notFound()
  if (principal.type !== 'admin' && target.id === principal.userId) throw AppError.notAllowed()
  if (!principal.permissions.has(editPermission(target.type))) throw AppError.notAllowed()
}

/**
 * Credit on account is the house's risk: only admins set how deep somebody may go below zero. Throws 403 `notAllowed`.
 */
export function requireCreditLimitRight(principal: Principal): void {
  if (principal.type !== 'admin') throw AppError.notAllowed()
}

/** Nobody gives what they do not hold; what the user holds already may stay. Throws 403 `notAllowed`. */
export function requireGivable(
  principal: Principal,
  wanted: readonly Permission[],
  held: readonly Permission[]
): void {
  if (wanted.some((p) => !held.includes(p) && !principal.permissions.has(p))) {
    throw AppError.notAllowed()
  }
}
