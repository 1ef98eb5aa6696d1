/** The record of the acts that a brand refused to an address or a country. */
import db from '@adonisjs/lucid/services/db'
import type { AuditAction } from '@grandstand/shared-types/wire/audit'
import throttle from '#config/throttle'
import { gate, takeTry } from '#core/throttle/throttle'
import { recordAudit } from '#audit/record_audit'

/** What the user asked for. */
export type Activity = 'signIn' | 'coupon' | 'credit' | 'card' | 'deposit' | 'game'

export interface Asker {
  siteId: number
  userId: number
  ip: string
}

/** No more rows in an hour than a reader can read. */
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
