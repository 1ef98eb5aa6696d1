/** Writes the audit log. Rows are only added. */
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction, AuditSubject, EditVerb } from '@grandstand/shared-types/wire/audit'
import { clock } from '#core/timing/clock'
import type { Editor } from '#core/requests/access'
import { editedSubject } from '#audit/subjects'
import type { ListExport } from '#core/lists/list_export'

interface AuditRow {
  siteId: number | null
  /** Null when the platform acted by itself. */
  actorId: number | null
  action: string
  /** The changed thing and its id. */
  subjectType: string
  subjectId: number | null
  /** The change; never a password. */
  detail: Record<string, unknown>
  reason?: string
  ip?: string
}

interface AuditEntry extends AuditRow {
  action: AuditAction
  subjectType: AuditSubject
}

/** An edit of a single row of a table whose rows staff edit. */
export interface AuditedEdit {
  table: string
  verb: EditVerb
  id: number
  /** `before` and `after`. */
  detail: Record<string, unknown>
}

/** The author of a change, in columns of the audit log. */
export const authorOf = ({ principal, ip }: Editor) => ({
  siteId: principal.siteId,
  actorId: principal.userId,
  ip,
})

/** Adds one row. Pass the transaction of the change, so that both are stored or neither. */
export const recordAudit = (client: QueryClientContract, entry: AuditEntry): Promise<void> =>
  addRow(client, entry)

/** Adds the row of an edit. Throws for a table that does not say that staff edit its rows (`owners.ts`). */
export async function recordEdit(
  client: QueryClientContract,
  author: Pick<AuditRow, 'siteId' | 'actorId' | 'ip'>,
  { table, verb, id, detail }: AuditedEdit
): Promise<void> {
  const subjectType = editedSubject(table)
  const action = `${subjectType}.${verb}`
  await addRow(client, { ...author, action, subjectType, subjectId: id, detail })
}

async function addRow(client: QueryClientContract, entry: AuditRow): Promise<void> {
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

/** Records that someone exported a list. */
export function recordListExport({ list, filter, ...who }: ListExport): Promise<void> {
  return recordAudit(db.connection(), {
    ...who,
    action: 'list.export',
    subjectType: 'list',
    subjectId: null,
    detail: { list, filter },
  })
}

/** The fields whose values differ, in the form of an update's `detail`. */
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
