/** Whether a caller may use an operation, decided from the session alone. */
import type { HttpContext } from '@adonisjs/core/http'
import type { Permission, UserType } from '@grandstand/shared-types/accounts/user_types'
import { isStaff, requirePrincipal, requireSession, type Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'

/**
 * `machine`: sends a token of its own, which the handler checks. `staff`: admin, dealer, partner or operator. Beside
 * other callers, `stopped` also admits them while a passive dealer or their address stops them, and `enrolling` while
 * they lack the second factor that their brand asks for.
 */
export type Caller =
  | 'visitor'
  | 'signedIn'
  | 'stopped'
  | 'enrolling'
  | 'staff'
  | 'machine'
  | UserType
  | Permission

/** Visitors and machines may call without a session. */
export type Admitted<W extends Caller> = W extends 'visitor' | 'machine'
  ? Principal | null
  : Principal

/** The callers of an operation, and a permission that each of them needs beside. */
export interface Callers {
  who: readonly Caller[]
  also?: Permission | undefined
}

/**
 * Reads the caller of a request. Throws 401 `notSignedIn` for a visitor where somebody must be signed in, 403
 * `dealerPassive` for a user below a passive dealer, 403 `addressNotAllowed` for a user whose address is not allowed,
 * 403 `secondFactorRequired` for staff who must set up a second factor first, 403 `notAllowed` for a user who is not
 * among `who`, or lacks `also`.
 */
export function admission<W extends Caller>(callers: Callers): (ctx: HttpContext) => Admitted<W> {
  const { who } = callers
  if (isOpen(who)) return (ctx) => (ctx.auth.user ?? null) as Admitted<W>
  return (ctx) => {
    const principal = who.includes('stopped') ? requireSession(ctx) : requirePrincipal(ctx)
    if (principal.lacksSecondFactor && !who.includes('enrolling')) {
      throw new AppError('secondFactorRequired')
    }
    if (!isOneOf(principal, callers)) throw AppError.notAllowed()
    return principal as Admitted<W>
  }
}

/** Whether the operation needs no session. */
export const isOpen = (who: readonly Caller[]): boolean =>
  who.includes('visitor') || who.includes('machine')

type Person = Pick<Principal, 'type' | 'permissions'>

/** Whether a signed-in user is one of the callers. */
export const isOneOf = (person: Person, { who, also }: Callers): boolean =>
  who.some((caller) => isCaller(person, caller)) && (!also || person.permissions.has(also))

function isCaller(principal: Person, caller: Caller): boolean {
  if (caller === 'signedIn') return true
  if (caller === 'staff') return isStaff(principal)
  if (caller === principal.type) return true
  return isPermission(caller) && principal.permissions.has(caller)
}

const isPermission = (caller: Caller): caller is Permission => caller.includes('.')
