/** The user's own sessions: reading and ending them. */
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** The present session first, then the newest. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call('GET /v1/me/sessions', {}, signal),
})

/** Throws `notFound` for a session that has ended meanwhile. */
export function endSession(sessionId: number): Promise<void> {
  return call('DELETE /v1/me/sessions/:id', { params: { id: sessionId } })
}

/** Ends all sessions, the present one too. */
export function endAllSessions(): Promise<void> {
  return call('DELETE /v1/me/sessions')
}
