/** Finds the session of a cookie; keeps the answer for a few seconds, and drops it when rights change. */
import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { Principal } from '#core/requests/access'
import { BriefCache } from '#core/timing/brief_cache'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { permissionsOf } from '#accounts/permissions'
import { isBranchStopped } from '#accounts/queries/branch_stop'
import { standingSessions } from '#accounts/queries/sessions'
import { idleMs } from '#accounts/session/idle'
import { lastSeenAt } from '#accounts/session/last_seen'
import { hashOfToken } from '#accounts/session/tokens'
import { isInBranchOf } from '#accounts/tree'

export interface Session {
  principal: Principal
  /** A dealer above is passive: the session stands, and opens nothing until they are active again. */
  isStopped: boolean
}

const CACHE_MS = 5_000
const CACHE_MAX = 50_000
/** By token. */
const cache = new BriefCache<string, Session>(CACHE_MS, CACHE_MAX)

// a dealer's status reaches everybody below
bus.on('accessChanged', ({ userId }) =>
  cache.forget(({ principal }) => isInBranchOf(principal.path, userId))
)

/** For tests that roll the database back. */
export function forgetPrincipals(): void {
  cache.forget()
}

interface SessionRow {
  id: number
  user_id: number
  site_id: number
  type: UserType
  username: string
  path: string
  currency: string
  language: string
  permissions: string
  last_seen_at: number
}

/** The session of a token; null when it ended, was idle, was revoked, is outdated or never existed. */
export async function sessionOfToken(token: string): Promise<Session | null> {
  const known = cache.get(token)
  if (known) return known
  const keep = cache.reading()

  const row = await standingSessions(
    db
      .query<SessionRow>()
      .from('user_sessions')
      .join('users', 'users.id', 'user_sessions.user_id')
      .where('user_sessions.token_hash', hashOfToken(token))
  )
    .where('users.status', 1)
    .select('user_sessions.id', 'user_sessions.user_id', 'user_sessions.last_seen_at')
    .select('users.site_id', 'users.type')
    .select('users.username', 'users.path', 'users.currency', 'users.language', 'users.permissions')
    .first()
  if (!row) return null
  const seenAt = lastSeenAt(Number(row.id), Number(row.last_seen_at))
  if (seenAt + idleMs(row.type) <= clock.now()) return null

  const principal: Principal = {
    sessionId: Number(row.id),
    userId: Number(row.user_id),
    siteId: Number(row.site_id),
    type: row.type,
    username: row.username,
    path: row.path,
    currency: row.currency,
    language: row.language,
    permissions: new Set(permissionsOf(row.type, JSON.parse(row.permissions))),
  }
  const session = { principal, isStopped: await isBranchStopped(row.path) }
  keep(token, session)
  return session
}
