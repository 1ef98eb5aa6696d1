/** The record of who did what. Rows are only ever added. */
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction, AuditSubject } from '@grandstand/shared-types/wire/audit'
import { clock } from '#core/clock'
import type { ListExport } from '#core/list_export'

export interface AuditEntry {
  siteId: number | null
  /** Null when the platform itself acted. */
  actorId: number | null
  action: AuditAction
  /** What it was done to, with its id. */
  subjectType: AuditSubject
  subjectId: number | null
  /** What changed; never a password. */
  detail: Record<string, unknown>
  reason?: string
  ip?: string
}

/** Adds one row. Give it the transaction of the change, so that neither stands without the other. */
export async function recordAudit(client: QueryClientContract, entry: AuditEntry): Promise<void> {
  await client
    .insertQuery()
    .table('audit_log')
    .insert({
      site_id: entry.siteId,
      actor_id: entry.actorId,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      detail: JSON.stringify(entry.detail),
      reason: entry.reason ?? null,
      ip: entry.ip ?? '',
      created_at: clock.now(),
    })
}

/** Records that somebody took a list as a file. */
export function recordListExport({ list, filter, ...who }: ListExport): Promise<void> {
  return recordAudit(db.connection(), {
    ...who,
    action: 'list.export',
    subjectType: 'list',
    subjectId: null,
    detail: { list, filter },
  })
}

/** The fields whose value differs, as `detail` of an update holds them. */
export function changedFields<T extends object>(
  before: T,
  after: T
): { before: Partial<T>; after: Partial<T> } {
  const changes: { before: Partial<T>; after: Partial<T> } = { before: {}, after: {} }
  for (const key of Object.keys(after) as (keyof T)[]) {
    if (JSON.stringify(before[key]) === JSON.stringify(after[key])) continue
    changes.before[key] = before[key]
    changes.after[key] = after[key]
  }
  return changes
}
