/** refine's auth provider over the app's own session: signing in happens in the popup, outside the account area. */
import type { AuthProvider } from '@refinedev/core'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { meQuery } from '../../api/queries.ts'
import { tellOtherTabs } from '../auth/index.ts'

const UNAUTHORISED = 401

export const authOf = (client: QueryClient): AuthProvider => ({
  login: async () => ({ success: false }),
  async logout() {
    await call('DELETE /v1/sessions/current').catch(() => undefined)
    client.setQueryData(meQuery.queryKey, null)
    tellOtherTabs(null)
    return { success: true }
  },
  check: async () => ({ authenticated: (await client.ensureQueryData(meQuery)) !== null }),
  /** Reports that the server ended the session. */
  async onError(error: unknown) {
    const isOver = error instanceof ApiError && error.status === UNAUTHORISED
    if (isOver) await client.invalidateQueries({ queryKey: meQuery.queryKey })
    return {}
  },
  getIdentity: () => client.ensureQueryData(meQuery),
})
