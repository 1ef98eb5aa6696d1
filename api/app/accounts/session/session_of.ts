import type { Principal } from '#core/requests/access'
import { sessionOfToken, type EndedSession, type Session } from '#accounts/principal_provider'
import { readCookie, sessionCookie } from '#accounts/session/cookies'
import { isSessionToken } from '#accounts/session/tokens'
import { findSiteByHost } from '#sites/current_site'

/** The parts of a request that tell who asks. */
export interface Asker {
  /** The `cookie` header. */
  cookie: string | undefined
  ip: string
  /** The host that was asked, without a port. */
  host: string
}

/**
 * The session of a request, or why the server ended it; null for a visitor. At the host of another brand, a user counts
 * as a visitor.
 */
export async function sessionOf({ cookie, host }: Asker): Promise<Session | EndedSession | null> {
  const token = readCookie(cookie, sessionCookie())
  if (!isSessionToken(token)) return null
  const session = await sessionOfToken(token)
  if (!session || !('principal' in session)) return session
  const site = await findSiteByHost(host)
  return site?.id === session.principal.siteId ? session : null
}

/** Why a session opens nothing for a request from this address; null when it opens. */
export function stopOf(session: Session, ip: string): 'dealerPassive' | 'addressNotAllowed' | null {
  if (session.isStopped) return 'dealerPassive'
  return session.mayComeFrom(ip) ? null : 'addressNotAllowed'
}

/** The signed-in user of a request; null for a visitor and a session that opens nothing. */
export async function principalOfRequest(asker: Asker): Promise<Principal | null> {
  const session = await sessionOf(asker)
  return session && 'principal' in session && !stopOf(session, asker.ip) ? session.principal : null
}
