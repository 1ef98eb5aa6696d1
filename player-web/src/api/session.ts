/** Calls about the site and the person. */
import type { Me, SiteSettings } from '@grandstand/shared-types/wire'
import { request } from './client.ts'
import { ApiError } from './errors.ts'

export function fetchSettings(signal?: AbortSignal): Promise<SiteSettings> {
  return request('/settings/get', { query: { domain: window.location.hostname }, signal })
}

/** Null for a visitor. */
export async function fetchMe(signal?: AbortSignal): Promise<Me | null> {
  try {
    return await request<Me>('/me', { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** Throws `wrongUserorPass`, `tooManyAttempts`, `accountPassive`. */
export function signIn(username: string, password: string): Promise<Me> {
  return request('/sessions', { method: 'POST', body: { username, password } })
}

export function signOut(): Promise<void> {
  return request('/sessions/current', { method: 'DELETE' })
}
