import sessions from '#config/session'
import { bus } from '#core/bus'
import { NO_SESSION, type Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { recordAudit } from '#audit/record_audit'
import type User from '#accounts/models/user'
import { accessOf } from '#accounts/queries/chain'
import { hashOfToken, newSessionToken } from '#accounts/session/tokens'

const HOUR_MS = 3_600_000

export interface Browser {
  ip: string
  userAgent: string
  /** Hash of the browser's device cookie. */
  deviceHash: string
}

export interface SignedIn {
  principal: Principal
  /** Only for the browser. */
  token: string
}

/**
 * Signs in a user whose password was right; beyond `SESSIONS_PER_USER` the oldest session ends. `isProven` says that the code of the second factor was right too;
 * `machineId` is the machine whose proof was right.
 */
export async function openSession(
  user: User,
  { ip, userAgent, deviceHash }: Browser,
  { isProven = false, machineId }: { isProven?: boolean; machineId?: number | undefined } = {}
): Promise<SignedIn> {
  const now = clock.now()
  const token = newSessionToken()
  const session = {
    user_id: user.id,
    token_hash: hashOfToken(token),
    token_version: user.tokenVersion,
    ip,
    user_agent: userAgent.slice(0, 255),
    device_hash: deviceHash,
    created_at: now,
    last_seen_at: now,
    expires_at: now + sessions.hours * HOUR_MS,
    proven_at: isProven ? now : null,
    machine_id: machineId ?? null,
  }
  const { sessionId, hasEnded } = await inTransaction(async (trx) => {
    const inserted: unknown[] = await trx.insertQuery().table('user_sessions').insert(session)
    await trx.from('users').where('id', user.id).update({
      last_login_at: now,
      last_login_ip: ip,
      inactive_at: null,
      inactive_warned_at: null,
    })
    await recordAudit(trx, {
      siteId: user.siteId,
      actorId: user.id,
      action: 'user.signIn',
      subjectType: 'user',
      subjectId: user.id,
      detail: { sessionId: Number(inserted[0]), ...(machineId && { machine: machineId }) },
      ip,
    })
    if (user.inactiveAt !== null) {
      await recordAudit(trx, {
        siteId: user.siteId,
        actorId: user.id,
        action: 'user.returned',
        subjectType: 'user',
        subjectId: user.id,
        detail: { inactiveAt: user.inactiveAt },
        ip,
      })
    }
    return { sessionId: Number(inserted[0]), hasEnded: await endOldest(trx, user.id) }
  })
  if (hasEnded) bus.emit('accessChanged', { userId: user.id })
  return { principal: await principalOf(user, sessionId), token }
}

/** Ends the sessions beyond the bound, the oldest first. Resolves to whether one ended. */
async function endOldest(trx: Trx, userId: number): Promise<boolean> {
  const now = clock.now()
  const open: { id: number }[] = await trx
    .query<{ id: number }>()
    .from('user_sessions')
    .where('user_id', userId)
    .whereNull('revoked_at')
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .select('id')
  const beyond = open.slice(sessions.perUser).map(({ id }) => id)
  if (beyond.length === 0) return false
  await trx.from('user_sessions').whereIn('id', beyond).update({ revoked_at: now })
  return true
}

/** The user as the caller of a request. */
export async function principalOf(user: User, sessionId = NO_SESSION): Promise<Principal> {
  const { permissions, isInstallationStaff, worksFor } = await accessOf(user.path)
  return {
    sessionId,
    userId: user.id,
    siteId: user.siteId,
    type: user.type,
    username: user.username,
    path: user.path,
    currency: user.currency,
    language: user.language,
    permissions: new Set(permissions),
    isInstallationStaff,
    ...(worksFor && { worksFor }),
  }
}
