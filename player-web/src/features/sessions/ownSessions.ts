/** One's own sessions: where one is signed in, and signing out there. */
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** The session that asks first, then the newest. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call('GET /v1/me/sessions', {}, signal),
})

/** Throws `notFound` for one that has ended meanwhile. */
export function endSession(sessionId: number): Promise<void> {
  return call('DELETE /v1/me/sessions/:id', { params: { id: sessionId } })
}

/** Signs out everywhere, here too. */
export function endAllSessions(): Promise<void> {
  return call('DELETE /v1/me/sessions')
}
