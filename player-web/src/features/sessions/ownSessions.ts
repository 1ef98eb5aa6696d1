/** One's own sessions: where one is signed in, and signing out there. */
import type { SessionView } from '@grandstand/shared-types/wire/accounts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api/client.ts'

/** The session that asks first, then the newest. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => request<SessionView[]>('/me/sessions', { signal }),
})

/** Throws `notFound` for one that has ended meanwhile. */
export function endSession(sessionId: number): Promise<void> {
  return request(`/me/sessions/${sessionId}`, { method: 'DELETE' })
}

/** Signs out everywhere, here too. */
export function endAllSessions(): Promise<void> {
  return request('/me/sessions', { method: 'DELETE' })
}
