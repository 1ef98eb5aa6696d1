import type { Editor } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { authorOf, recordAudit } from '#audit/record_audit'

/**
 * Ends one of the principal's own sessions on the server, so that a stolen copy of the cookie is worthless. Throws 404
 * `notFound`.
 */
export async function endSession(sessionId: number, { principal, ip }: Editor): Promise<void> {
  const { userId } = principal
  await inTransaction(async (trx) => {
    if ((await revoke(trx, { user_id: userId, id: sessionId })) === 0) throw AppError.notFound()
    await record(trx, userId, 'user.signOut', { sessionId }, { principal, ip })
  })
  bus.emit('accessChanged', { userId })
}

/**
 * Ends the session that a new sign-in of the same user replaces in their browser; a session that has ended already
 * stays ended. Returns a function that announces the end. Call it once the browser has the cookie of the new session,
 * because the announcement makes the browser ask who is signed in.
 */
export async function endReplacedSession(sessionId: number, by: Editor): Promise<() => void> {
  const { userId } = by.principal
  await inTransaction(async (trx) => {
    if ((await revoke(trx, { user_id: userId, id: sessionId })) === 0) return
    await record(trx, userId, 'user.signOut', { sessionId }, by)
  })
  return () => bus.emit('accessChanged', { userId })
}

/**
 * Ends every session of a user. The caller has checked that the user is the principal, or one whom the principal may
 * change.
 */
export async function endSessions(userId: number, by: Editor): Promise<void> {
  await inTransaction(async (trx) => {
    const sessionCount = await revoke(trx, { user_id: userId })
    await record(trx, userId, 'user.sessionsEnd', { sessionCount }, by)
  })
  bus.emit('accessChanged', { userId })
}

async function revoke(trx: Trx, sessions: { user_id: number; id?: number }): Promise<number> {
  const now = clock.now()
  const ended: unknown = await trx
    .from('user_sessions')
    .where(sessions)
    .whereNull('revoked_at')
    .where('expires_at', '>', now)
    .update({ revoked_at: now })
  return Number(ended)
}

async function record(
  trx: Trx,
  userId: number,
  action: 'user.signOut' | 'user.sessionsEnd',
  detail: Record<string, number>,
  by: Editor
): Promise<void> {
  await recordAudit(trx, {
    ...authorOf(by),
    action,
    subjectType: 'user',
    subjectId: userId,
    detail,
  })
}
