/** The caller of a request. Identity comes from the session alone; ids in payloads are never trusted. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  isStaffType,
  reachesAsFar,
  TYPE_REACH,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import { AppError } from '#core/errors/app_error'

export interface Principal {
  /** Id of a row of `user_sessions`. */
  sessionId: number
  userId: number
  siteId: number
  type: UserType
  username: string
  /** Path in the tree, `/1/5/`; a dealer's branch is every path that begins with it. */
  path: string
  currency: string
  language: string
  permissions: ReadonlySet<Permission>
  /** The brand asks its staff for a second factor, and this user has none yet. */
  lacksSecondFactor?: boolean
  /** The registered machine that the session is on. */
  machine?: { id: number; isLocked: boolean }
  /** A terminal user who works on a registered machine only. */
  requiresMachine?: boolean
}

/** Who writes, for the actions and their audit log. */
export interface Editor {
  principal: Principal
  ip: string
}

/**
 * The signed-in principal, or 401 `notSignedIn`, `rightsChanged` or `machineRevoked`, 403 `dealerPassive` while
 * a passive dealer stops their branch, `addressNotAllowed` where they may not come from the address.
 */
export function requirePrincipal({ auth }: HttpContext): Principal {
  if (auth.user) return auth.user
  const { stopped } = auth.use('web')
  if (stopped) throw new AppError(stopped.because)
  throw noSession({ auth })
}

const noSession = ({ auth }: Pick<HttpContext, 'auth'>): AppError =>
  new AppError(auth.use('web').endedBecause ?? 'notSignedIn')

/** Throws 403 `machineRequired` where a desk may only work on a registered machine, 403 `machineLocked` on a locked one. */
export function requireWorkingMachine({ machine, requiresMachine }: Principal): void {
  if (requiresMachine && !machine) throw new AppError('machineRequired')
  if (machine?.isLocked) throw new AppError('machineLocked')
}

/** Who holds the session, also while it opens nothing else, or 401 `notSignedIn`, `rightsChanged` or `machineRevoked`. */
export function requireSession({ auth }: HttpContext): Principal {
  const principal = auth.user ?? auth.use('web').stopped?.principal
  if (!principal) throw noSession({ auth })
  return principal
}

export const isStaff = ({ type }: Pick<Principal, 'type'>): boolean => isStaffType(type)

/** Whether the principal may act for the whole brand, and so may know its staff. */
export const reachesBrand = ({ type }: Principal): boolean =>
  reachesAsFar(TYPE_REACH[type], 'brand')

/**
 * Narrows a query that joins `users` to the principal's sight: an admin sees the site, staff the branch below and
 * themselves, a player themselves.
 */
export function scopeToPrincipal<Q extends ScopableQuery>(query: Q, principal: Principal): Q {
  query.where('users.site_id', principal.siteId)
  if (principal.type === 'admin') return query
  if (isStaff(principal)) query.where('users.path', 'like', `${principal.path}%`)
  else query.where('users.id', principal.userId)
  return query
}

/** The path of a person's shop: a dealer's own, and for a terminal that of the dealer directly above. */
export const shopOf = ({ type, path }: Pick<Principal, 'type' | 'path'>): string =>
  isStaffType(type) ? path : path.replace(/\d+\/$/, '')

interface ScopableQuery {
  where(column: string, value: number): unknown
  where(column: string, operator: string, value: string): unknown
}
