/** Changes to the principal's own account, as the principal reads them (must-hold S9: the person concerned is told). */
import db from '@adonisjs/lucid/services/db'
import type { AuditAction, OwnChange } from '@grandstand/shared-types/wire/audit'
import type { Principal } from '#core/requests/access'

const TOLD = [
  'user.update',
  'user.password',
  'user.passwordReset',
  'user.secondFactorOn',
  'user.secondFactorOff',
  'user.recoveryCodes',
  'user.sessionsEnd',
] as const satisfies readonly AuditAction[]

const MOST = 50

interface Row {
  id: number
  action: (typeof TOLD)[number]
  actor_id: number | null
  actor_name: string | null
  detail: string
  created_at: number
}

/** The newest fifty, newest first. */
export async function ownChanges({ userId }: Principal): Promise<OwnChange[]> {
  const rows: Row[] = await db
    .query<Row>()
    .from('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .where('audit_log.subject_id', userId)
    .whereIn('audit_log.subject_type', ['user', 'dealer'])
    .whereIn('audit_log.action', [...TOLD])
    .orderBy('audit_log.id', 'desc')
    .limit(MOST)
    .select('audit_log.id', 'audit_log.action', 'audit_log.actor_id', 'audit_log.detail')
    .select('audit_log.created_at', 'users.username as actor_name')
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    isOwn: Number(row.actor_id) === userId,
    actorName: row.actor_name,
    detail: JSON.parse(row.detail),
    createdAt: Number(row.created_at),
  }))
}
