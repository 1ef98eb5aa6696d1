/**
 * Writes refused sign-ins to the audit log: account, address and reason; a limited number in an hour, so that the log
 * stays readable.
 */
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import throttle from '#config/throttle'
import { gate, takeTry } from '#core/throttle/throttle'
import { recordAudit } from '#audit/record_audit'

export type RefusalReason =
  | 'unknown'
  | 'password'
  | 'passive'
  | 'code'
  | 'address'
  | 'machine'
  | 'pin'
  | 'activation'
  | 'inactive'

interface Refused {
  siteId: number
  /** Null for an unknown name; the typed text is not kept, since it may be a password. */
  userId: number | null
  reason: RefusalReason
  ip: string
}

let leftOutCount = 0

/** Beyond the hour's limit, refused sign-ins are only counted, in the server's log. */
export async function recordRefusedSignIn({ siteId, userId, reason, ip }: Refused): Promise<void> {
  const rows = gate(throttle.refusedSignInRows, 'refusedSignInRows')
  const isRoom = await takeTry({ ...rows, store: 'memory' }).then(
    () => true,
    () => false
  )
  if (!isRoom) {
    leftOutCount++
    return
  }
  if (leftOutCount > 0) {
    logger.warn({ count: leftOutCount }, 'refused sign-ins were left out of the audit log')
    leftOutCount = 0
  }
  await recordAudit(db.connection(), {
    siteId,
    actorId: null,
    action: 'user.signInRefused',
    subjectType: 'user',
    subjectId: userId,
    detail: { reason },
    ip,
  })
}
