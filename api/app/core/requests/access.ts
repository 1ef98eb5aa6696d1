/** The caller of a request. Identity comes from the session alone; ids in payloads are never trusted. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  actsForHouse,
  isStaffType,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import { AppError } from '#core/errors/app_error'

export const NO_SESSION = 0

export interface Principal {
  /** Id of a row of `user_sessions`; `NO_SESSION` where the platform acts for the user. */
  sessionId: number
  userId: number
  siteId: number
  type: UserType
  username: string
  /** Path in the tree, `/1/5/`; a dealer's branch is every path that begins with it. */
  path: string
  /** The dealer for whom an operator works; missing for everybody else, and for operators of the house. */
  worksFor?: Keeper
  currency: string
  language: string
  permissions: ReadonlySet<Permission>
  /** May hold permissions that reach all brands, and sees their figures on shared rows (rules 8.16). */
  isInstallationStaff: boolean
  /** The brand asks its staff for a second factor, and this user has not set one up. */
  lacksSecondFactor?: boolean
  /** The registered machine that the session is on. */
  machine?: { id: number; isLocked: boolean }
  /** A terminal user who works on a registered machine only. */
  requiresMachine?: boolean
}

/** The dealer in whose branch a user works, and whose money the user moves. */
export interface Keeper {
  userId: number
  path: string
}

/** The author of a change, for the actions and their audit log. */
export interface Editor {
  principal: Principal
  ip: string
}

/**
 * The signed-in principal, or 401 `notSignedIn`, `rightsChanged` or `machineRevoked`, 403 `dealerPassive` while a
 * passive dealer stops the branch, `addressNotAllowed` when the principal may not come from the address of the request.
 */
export function requirePrincipal({ auth }: HttpContext): Principal {
  if (auth.user) return auth.user
  const { stopped } = auth.use('web')
  if (stopped) throw new AppError(stopped.because)
  throw noSession({ auth })
}

const noSession = ({ auth }: Pick<HttpContext, 'auth'>): AppError =>
  new AppError(auth.use('web').endedBecause ?? 'notSignedIn')

/**
 * Throws 403 `machineRequired` for a desk that may only work on a registered machine and is on none, 403
 * `machineLocked` on a locked machine.
 */
export function requireWorkingMachine({ machine, requiresMachine }: Principal): void {
  if (requiresMachine && !machine) throw new AppError('machineRequired')
  if (machine?.isLocked) throw new AppError('machineLocked')
}

/**
 * The user of the session, even while it opens nothing else; or 401 `notSignedIn`, `rightsChanged` or `machineRevoked`.
 */
export function requireSession({ auth }: HttpContext): Principal {
  const principal = auth.user ?? auth.use('web').stopped?.principal
  if (!principal) throw noSession({ auth })
  return principal
}

export const isStaff = ({ type }: Pick<Principal, 'type'>): boolean => isStaffType(type)

type Placed = Pick<Principal, 'type' | 'userId' | 'path' | 'worksFor'>

/**
 * Whether the principal acts for the house: sees the whole brand with its staff, and moves the house's money instead of
 * own money (rules 8.13).
 */
export const reachesBrand = ({ type, worksFor }: Pick<Principal, 'type' | 'worksFor'>): boolean =>
  actsForHouse(type) && !worksFor

/** The keeper of a user: an operator's dealer, otherwise the user. */
export const keeperOf = ({ userId, path, worksFor }: Placed): Keeper => worksFor ?? { userId, path }

/** Whether the principal sees a user: staff of the house see everyone of the site, others the branch of their keeper. */
export const isInSight = (
  principal: Placed & Pick<Principal, 'siteId'>,
  user: { siteId: number; path: string }
): boolean =>
  user.siteId === principal.siteId &&
  (reachesBrand(principal) || user.path.startsWith(keeperOf(principal).path))

/** Narrows a query that joins `users` to the branch of a principal who does not see the whole brand. */
export function scopeToBranch<Q extends ScopableQuery>(query: Q, principal: Principal): Q {
  if (!reachesBrand(principal)) query.where('users.path', 'like', `${keeperOf(principal).path}%`)
  return query
}

/**
 * Narrows a query that joins `users` to the principal's sight: staff of the house see the site, other staff the
 * branch of their keeper with the keeper, players and terminals themselves.
 */
export function scopeToPrincipal<Q extends ScopableQuery>(query: Q, principal: Principal): Q {
  query.where('users.site_id', principal.siteId)
  if (isStaff(principal)) return scopeToBranch(query, principal)
  query.where('users.id', principal.userId)
  return query
}

/**
 * The path of a user's shop: a dealer's own path; for a terminal or an operator, the path of the dealer directly above.
 */
export const shopOf = ({ type, path }: Pick<Principal, 'type' | 'path'>): string =>
  isStaffType(type) && type !== 'operator' ? path : path.replace(/\d+\/$/, '')

interface ScopableQuery {
  where(column: string, value: number): unknown
  where(column: string, operator: string, value: string): unknown
}
