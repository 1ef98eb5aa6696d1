import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { SessionView } from '@grandstand/shared-types/wire/people/accounts'
import { clock } from '#core/timing/clock'
import { idleMs } from '#accounts/session/idle'
import { lastSeenAt } from '#accounts/session/last_seen'

interface Narrowable {
  whereNull(column: string): unknown
  where(column: string, operator: string, value: number): unknown
  whereColumn(column: string, other: string): unknown
}

/** Narrows a query of `user_sessions` joined with `users` to sessions in force, idle sessions included. */
function sessionsInForce<Q extends Narrowable>(query: Q): Q {
  query.whereNull('user_sessions.revoked_at')
  query.where('user_sessions.expires_at', '>', clock.now())
  query.whereColumn('user_sessions.token_version', 'users.token_version')
  return query
}

interface Row {
  id: number
  type: UserType
  ip: string
  userAgent: string
  createdAt: number
  expiresAt: number
  lastSeenAt: number
}

/** Where a user is signed in: the session `currentId` first, then the newest. */
export async function sessionsOf(userId: number, currentId: number): Promise<SessionView[]> {
  const rows: Row[] = await sessionsInForce(
    db
      .query<Row>()
      .from('user_sessions')
      .join('users', 'users.id', 'user_sessions.user_id')
      .where('user_sessions.user_id', userId)
  )
    .select({
      id: 'user_sessions.id',
      type: 'users.type',
      ip: 'user_sessions.ip',
      userAgent: 'user_sessions.user_agent',
      createdAt: 'user_sessions.created_at',
      expiresAt: 'user_sessions.expires_at',
      lastSeenAt: 'user_sessions.last_seen_at',
    })
    .orderBy('user_sessions.id', 'desc')
  return rows
    .map(({ type, ...row }) => ({ type, ...row, lastSeenAt: lastSeenAt(row.id, row.lastSeenAt) }))
    .filter((row) => row.lastSeenAt + idleMs(row.type) > clock.now())
    .map(({ type: _type, ...row }) => ({ ...row, isCurrent: row.id === currentId }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}
