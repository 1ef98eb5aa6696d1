/** Records the acts that a brand refuses because of an address or a country. */
import db from '@adonisjs/lucid/services/db'
import type { AuditAction } from '@grandstand/shared-types/wire/audit'
import throttle from '#config/throttle'
import { gate, takeTry } from '#core/throttle/throttle'
import { recordAudit } from '#audit/record_audit'

/** The act that the user tried. */
export type Activity =
  | 'signIn'
  | 'coupon'
  | 'credit'
  | 'card'
  | 'deposit'
  | 'withdrawal'
  | 'game'
  | 'bonus'

export interface Asker {
  siteId: number
  userId: number
  ip: string
}

/** Adds a row to the audit log, a limited number in an hour, so that the log stays readable. */
export async function recordRefusedActivity(
  { siteId, userId, ip }: Asker,
  action: AuditAction,
  {
    subjectId = userId,
    ...detail
  }: { subjectId?: number; activity?: Activity } & Record<string, unknown>
): Promise<void> {
  const rows = gate(throttle.refusedActivityRows, 'refusedActivityRows', subjectId)
  const isRoom = await takeTry({ ...rows, store: 'memory' }).then(
    () => true,
    () => false
  )
  if (!isRoom) return
  await recordAudit(db.connection(), {
    siteId,
    actorId: userId,
    action,
    subjectType: 'user',
    subjectId,
    detail,
    ip,
  })
}
