/** Calls about the site and the user. */
import type { Me } from '@grandstand/shared-types/wire/accounts'
import type { SiteSettings } from '@grandstand/shared-types/wire/sites'
import { call } from './client.ts'

export function fetchSettings(signal?: AbortSignal): Promise<SiteSettings> {
  return call('GET /v1/settings/get', { query: { domain: window.location.hostname } }, signal)
}

/** Null for a visitor. */
export async function fetchMe(signal?: AbortSignal): Promise<Me | null> {
  const { user } = await call('GET /v1/sessions/current', {}, signal)
  return user
}

/** Throws `wrongUserorPass`, `tooManyAttempts`, `accountPassive`. */
export function signIn(username: string, password: string): Promise<Me> {
  return call('POST /v1/sessions', { body: { username, password } })
}

export function signOut(): Promise<void> {
  return call('DELETE /v1/sessions/current')
}
