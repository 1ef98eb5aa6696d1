/** Calls about the site and the person. */
import type { CurrentSession, Me } from '@grandstand/shared-types/wire/accounts'
import type { SiteSettings } from '@grandstand/shared-types/wire/sites'
import { request } from './client.ts'

export function fetchSettings(signal?: AbortSignal): Promise<SiteSettings> {
  return request('/settings/get', { query: { domain: window.location.hostname }, signal })
}

/** Null for a visitor. */
export async function fetchMe(signal?: AbortSignal): Promise<Me | null> {
  const { user } = await request<CurrentSession>('/sessions/current', { signal })
  return user
}

/** Throws `wrongUserorPass`, `tooManyAttempts`, `accountPassive`. */
export function signIn(username: string, password: string): Promise<Me> {
  return request('/sessions', { method: 'POST', body: { username, password } })
}

export function signOut(): Promise<void> {
  return request('/sessions/current', { method: 'DELETE' })
}
