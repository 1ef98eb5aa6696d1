/** A browser's two cookies: the session, which scripts cannot read, and the CSRF token, which our scripts must read. */
import type { HttpContext } from '@adonisjs/core/http'
import sessions from '#config/session'
import { csrfTokenOf } from '#accounts/session/tokens'

export const SESSION_COOKIE = 'grandstand'
export const CSRF_COOKIE = 'XSRF-TOKEN'

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
  response.plainCookie(SESSION_COOKIE, token, { ...ageOf(token), encode: false, httpOnly: true })
  response.plainCookie(CSRF_COOKIE, csrfTokenOf(token), {
    ...ageOf(token),
    encode: false,
    httpOnly: false,
  })
}
