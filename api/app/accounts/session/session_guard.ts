import { errors, symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { Principal } from '#core/access'
import { setSessionCookies } from '#accounts/session/cookies'
import { principalOfCookies } from '#accounts/session/principal_of_cookies'
import { newVisitorToken } from '#accounts/session/tokens'

/** Finds the principal by the session cookie of a request. */
export class SessionGuard implements GuardContract<Principal> {
  declare [symbols.GUARD_KNOWN_EVENTS]: Record<never, never>
  readonly driverName = 'session'
  readonly #ctx: HttpContext
  user?: Principal
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
      const principal = await principalOfCookies(this.#ctx.request.request.headers.cookie)
      if (principal) this.user = principal
    }
    return this.isAuthenticated
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

  /** Makes the browser a visitor; `signOut` ends the session itself. */
  logout(): void {
    delete this.user
    setSessionCookies(this.#ctx, newVisitorToken())
  }

  /** Not supported: tests sign in over HTTP. */
  async authenticateAsClient(): Promise<AuthClientResponse> {
    throw new Error('sign in by POST /v1/sessions')
  }
}
