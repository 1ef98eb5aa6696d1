import { errors, type symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { UNATTENDED_HEADER } from '@grandstand/shared-types/accounts/unattended'
import type { Principal } from '#core/requests/access'
import type { EndedSession, Session } from '#accounts/principal_provider'
import { setSessionCookies } from '#accounts/session/cookies'
import { noteSeen } from '#accounts/session/last_seen'
import { sessionOf, stopOf } from '#accounts/session/session_of'
import { newVisitorToken } from '#accounts/session/tokens'

/** Finds the principal by the session cookie of a request. */
export class SessionGuard implements GuardContract<Principal> {
  declare [symbols.GUARD_KNOWN_EVENTS]: Record<never, never>
  readonly driverName = 'session'
  readonly #ctx: HttpContext
  user?: Principal
  /**
   * The user of a session in a branch that a passive dealer stops, or from an address that is not allowed; such a user
   * counts as signed out.
   */
  stopped: { principal: Principal; because: 'dealerPassive' | 'addressNotAllowed' } | null = null
  /** Why the server ended the session of the cookie; null when it did not, or gives no reason. */
  endedBecause: EndedSession['endedBecause'] | null = null
  authenticationAttempted = false

  constructor(ctx: HttpContext) {
    this.#ctx = ctx
  }

  get isAuthenticated(): boolean {
    return this.user !== undefined
  }

  async check(): Promise<boolean> {
    if (!this.authenticationAttempted) {
      this.authenticationAttempted = true
      const { request } = this.#ctx
      const session = await sessionOf({
        cookie: request.request.headers.cookie,
        ip: request.ip(),
        host: request.hostname() ?? '',
      })
      if (!session) return false
      if ('endedBecause' in session) this.endedBecause = session.endedBecause
      else this.#found(session)
    }
    return this.isAuthenticated
  }

  #found(session: Session): void {
    const { principal } = session
    const because = stopOf(session, this.#ctx.request.ip())
    if (because) {
      this.stopped = { principal, because }
      return
    }
    this.user = principal
    // requests that a page sends by itself do not prolong the session
    if (!this.#ctx.request.header(UNATTENDED_HEADER)) noteSeen(principal.sessionId)
  }

  async authenticate(): Promise<Principal> {
    await this.check()
    return this.getUserOrFail()
  }

  getUserOrFail(): Principal {
    if (this.user) return this.user
    throw new errors.E_UNAUTHORIZED_ACCESS('not signed in', { guardDriverName: this.driverName })
  }

  /** Gives the browser a new token, so that a token planted before the sign-in is worthless. */
  login(principal: Principal, token: string): void {
    this.user = principal
    this.authenticationAttempted = true
    setSessionCookies(this.#ctx, token)
  }

  /** Removes the browser's session cookie; `signOut` ends the session itself. */
  logout(): void {
    delete this.user
    setSessionCookies(this.#ctx, newVisitorToken())
  }

  /** Not supported: tests sign in over HTTP. */
  async authenticateAsClient(): Promise<AuthClientResponse> {
    throw new Error('sign in by POST /v1/sessions')
  }
}
