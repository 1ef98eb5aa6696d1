import type { Principal } from '#core/access'
import { principalOfToken } from '#accounts/principal_provider'
import { readCookie, SESSION_COOKIE } from '#accounts/session/cookies'
import { isSessionToken } from '#accounts/session/tokens'

/** The principal of a request's `cookie` header; null for a visitor. */
export async function principalOfCookies(header: string | undefined): Promise<Principal | null> {
  const token = readCookie(header, SESSION_COOKIE)
  return isSessionToken(token) ? principalOfToken(token) : null
}
