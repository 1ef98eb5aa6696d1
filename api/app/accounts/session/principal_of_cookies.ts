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

/** Why a session opens nothing for a request from this address; null when it does. */
export function stopOf(session: Session, ip: string): 'dealerPassive' | 'addressNotAllowed' | null {
  if (session.isStopped) return 'dealerPassive'
  return session.mayComeFrom(ip) ? null : 'addressNotAllowed'
}

/** The signed-in user of a request's `cookie` header and address; null for a visitor and a session that opens nothing. */
export async function principalOfCookies(
  header: string | undefined,
  ip: string
): Promise<Principal | null> {
  const session = await sessionOfCookies(header)
  return session && 'principal' in session && !stopOf(session, ip) ? session.principal : null
}
