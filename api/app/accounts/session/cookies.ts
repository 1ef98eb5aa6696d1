/** A browser's two cookies: the session, which scripts cannot read, and the CSRF token, which our scripts must read. */
import type { HttpContext } from '@adonisjs/core/http'
import { http } from '#config/app'
import sessions from '#config/session'
import { csrfTokenOf } from '#accounts/session/tokens'

/**
 * The name of a cookie. Where users come over TLS it begins with `__Host-`, so that a browser takes the cookie from this
 * host over TLS alone, and gives it to no other.
 */
export const cookieName = (name: string): string => (http.cookie.secure ? `__Host-${name}` : name)

export const sessionCookie = (): string => cookieName('grandstand')
export const csrfCookie = (): string => cookieName('XSRF-TOKEN')

/** The value of a cookie as sent, or null. `header` is the request's `cookie` header. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const cut = pair.indexOf('=')
    if (cut > 0 && pair.slice(0, cut).trim() === name) return pair.slice(cut + 1).trim()
  }
  return null
}

/** A visitor's cookies last until the browser closes, a signed-in user's as long as the session. */
const ageOf = (token: string) => (token.startsWith('s') ? { maxAge: sessions.hours * 3600 } : {})

/** Path, SameSite and Secure come from config/app.ts. */
export function setSessionCookies({ response }: HttpContext, token: string): void {
  response.plainCookie(sessionCookie(), token, { ...ageOf(token), encode: false, httpOnly: true })
  response.plainCookie(csrfCookie(), csrfTokenOf(token), {
    ...ageOf(token),
    encode: false,
    httpOnly: false,
  })
}
