/** Finds the session of a cookie; keeps it in memory for a few seconds, and drops it when rights change. */
import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { Principal } from '#core/requests/access'
import { BriefCache } from '#core/timing/brief_cache'
import { bus } from '#core/bus'
import type { HoldsAddress } from '#core/http/networks'
import { clock } from '#core/timing/clock'
import { accessOf } from '#accounts/queries/chain'
import { secondFactorState } from '#accounts/queries/second_factor'
import { idleMs } from '#accounts/session/idle'
import { lastSeenAt } from '#accounts/session/last_seen'
import { hashOfToken } from '#accounts/session/tokens'
import { isInBranchOf } from '#accounts/tree'

export interface Session {
  principal: Principal
  /** A dealer above is passive: the session stays, but opens nothing until the dealer is active again. */
  isStopped: boolean
  mayComeFrom: HoldsAddress
}

/** A session that the server ended, with the error key of the reason. */
export interface EndedSession {
  endedBecause: 'rightsChanged' | 'machineRevoked'
}

const CACHE_MS = 5_000
const CACHE_MAX = 50_000
/** Sessions by token. */
const cache = new BriefCache<string, Session>(CACHE_MS, CACHE_MAX)

// the status of a dealer applies to everybody below
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
  status: number
  last_seen_at: number
  token_version: number
  user_token_version: number
  expires_at: number
  revoked_at: number | null
  ended_because: string | null
  requires_machine: number | boolean
  machine_id: number | null
  machine_locked_at: number | null
  machine_revoked_at: number | null
}

/**
 * The session of a token; for a session that a change of rights or the end of its machine ended, that reason; null for
 * a session that ended otherwise, was idle or revoked, is outdated or never existed.
 */
export async function sessionOfToken(token: string): Promise<Session | EndedSession | null> {
  const known = cache.get(token)
  if (known) return known
  const keep = cache.reading()

  const row = await db
    .query<SessionRow>()
    .from('user_sessions')
    .join('users', 'users.id', 'user_sessions.user_id')
    .leftJoin('machines', 'machines.id', 'user_sessions.machine_id')
    .where('user_sessions.token_hash', hashOfToken(token))
    .select('user_sessions.id', 'user_sessions.user_id', 'user_sessions.last_seen_at')
    .select('user_sessions.token_version', 'user_sessions.expires_at')
    .select('user_sessions.revoked_at', 'user_sessions.ended_because')
    .select('users.site_id', 'users.type', 'users.status')
    .select('users.username', 'users.path', 'users.currency', 'users.language')
    .select('users.requires_machine', 'user_sessions.machine_id')
    .select({
      user_token_version: 'users.token_version',
      machine_locked_at: 'machines.locked_at',
      machine_revoked_at: 'machines.revoked_at',
    })
    .first()
  if (!row || Number(row.expires_at) <= clock.now()) return null
  if (row.ended_because === 'rights') return { endedBecause: 'rightsChanged' }
  if (row.machine_revoked_at !== null) return { endedBecause: 'machineRevoked' }
  const stands = row.revoked_at === null && row.token_version === row.user_token_version
  if (!stands || row.status !== 1) return null
  const seenAt = lastSeenAt(Number(row.id), Number(row.last_seen_at))
  if (seenAt + idleMs(row.type) <= clock.now()) return null

  const { permissions, isInstallationStaff, worksFor, isStopped, mayComeFrom } = await accessOf(
    row.path
  )
  const principal: Principal = {
    sessionId: Number(row.id),
    userId: Number(row.user_id),
    siteId: Number(row.site_id),
    type: row.type,
    username: row.username,
    path: row.path,
    currency: row.currency,
    language: row.language,
    permissions: new Set(permissions),
    isInstallationStaff,
    ...(worksFor && { worksFor }),
  }
  if (row.type === 'terminal' && row.requires_machine) principal.requiresMachine = true
  if (row.machine_id !== null) {
    principal.machine = { id: Number(row.machine_id), isLocked: row.machine_locked_at !== null }
  }
  if ((await secondFactorState(principal)) === 'required') principal.lacksSecondFactor = true
  const session = { principal, isStopped, mayComeFrom }
  keep(token, session)
  return session
}
