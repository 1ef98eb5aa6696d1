import type { Principal } from '#core/requests/access'
import { sessionOfToken, type EndedSession, type Session } from '#accounts/principal_provider'
import { readCookie, SESSION_COOKIE } from '#accounts/session/cookies'
import { isSessionToken } from '#accounts/session/tokens'

/** The session of a request's `cookie` header, or why the server ended it; null for a visitor. */
export async function sessionOfCookies(
  header: string | undefined
): Promise<Session | EndedSession | null> {
  const token = readCookie(header, SESSION_COOKIE)
  return isSessionToken(token) ? sessionOfToken(token) : null
}

/**
 * The signed-in user of a request's `cookie` header; null for a visitor, and for a user whom a passive dealer stops.
 */
export async function principalOfCookies(header: string | undefined): Promise<Principal | null> {
  const session = await sessionOfCookies(header)
  return session && 'principal' in session && !session.isStopped ? session.principal : null
}
