/** Finds the principal behind a session cookie; what it found is kept for a few seconds, and dropped when rights change. */
import { symbols } from '@adonisjs/auth'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'
import db from '@adonisjs/lucid/services/db'
import { PERMISSIONS, type Permission, type UserType } from '@grandstand/shared-types/wire'
import type { Principal } from '#core/access'
import { bus } from '#core/bus'
import { clock } from '#core/clock'

const CACHE_MS = 5_000
const CACHE_MAX = 50_000
const cache = new Map<number, { principal: Principal; until: number }>()

bus.on('accessChanged', ({ userId }) => {
  for (const [sessionId, { principal }] of cache) {
    if (principal.userId === userId) cache.delete(sessionId)
  }
})

/** In tests, after the database was rolled back. */
export function forgetPrincipals(): void {
  cache.clear()
}

export class PrincipalProvider implements SessionUserProviderContract<Principal> {
  declare [symbols.PROVIDER_REAL_USER]: Principal

  async createUserForGuard(principal: Principal): Promise<SessionGuardUser<Principal>> {
    return { getId: () => principal.sessionId, getOriginal: () => principal }
  }

  /** The identifier in the cookie is a row of `user_sessions`; null when it ended, was revoked or outdated. */
  async findById(
    identifier: string | number | bigint
  ): Promise<SessionGuardUser<Principal> | null> {
    const principal = await principalOfSession(Number(identifier))
    return principal ? this.createUserForGuard(principal) : null
  }
}

interface SessionRow {
  user_id: number
  site_id: number
  type: UserType
  username: string
  path: string
  currency: string
  language: string
  permissions: string
}

async function principalOfSession(sessionId: number): Promise<Principal | null> {
  const known = cache.get(sessionId)
  if (known && known.until > Date.now()) return known.principal
  cache.delete(sessionId)

  const row = await db
    .query<SessionRow>()
    .from('user_sessions')
    .join('users', 'users.id', 'user_sessions.user_id')
    .where('user_sessions.id', sessionId)
    .whereNull('user_sessions.revoked_at')
    .where('user_sessions.expires_at', '>', clock.now())
    .whereColumn('user_sessions.token_version', 'users.token_version')
    .where('users.status', 1)
    .select('user_sessions.user_id', 'users.site_id', 'users.type', 'users.username', 'users.path')
    .select('users.currency', 'users.language', 'users.permissions')
    .first()
  if (!row) return null

  const principal: Principal = {
    sessionId,
    userId: Number(row.user_id),
    siteId: Number(row.site_id),
    type: row.type,
    username: row.username,
    path: row.path,
    currency: row.currency,
    language: row.language,
    permissions: new Set(permissionsOf(row.type, row.permissions)),
  }
  if (cache.size >= CACHE_MAX) cache.clear()
  cache.set(sessionId, { principal, until: Date.now() + CACHE_MS })
  return principal
}

/** An admin holds every permission, a player none; others what they were given. */
export function permissionsOf(type: UserType, stored: string): Permission[] {
  if (type === 'admin') return [...PERMISSIONS]
  if (type === 'player') return []
  const given: unknown = JSON.parse(stored)
  return PERMISSIONS.filter((p) => Array.isArray(given) && given.includes(p))
}
