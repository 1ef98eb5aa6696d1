/** Rows of a brand that staff edit with a step-up: limits and bounds, whose changes cost money at once. */
import { authorOf, recordEdit, type AuditedEdit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import { found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'

/** The row of the editor's brand, locked until `trx` ends. Throws 404 `notFound`. */
export async function lockOwnRow<Row extends object>(
  trx: Trx,
  table: string,
  { principal }: Editor,
  id: number
): Promise<Row> {
  const row: Row | null = await trx
    .query<Row>()
    .from(table)
    .where({ id, site_id: principal.siteId })
    .forUpdate()
    .first()
  return found(row)
}

/** Writes the row of the audit log. Throws 403 `stepUpNeeded` without step-up, so that the edit is undone. */
export async function auditWithStepUp(trx: Trx, editor: Editor, edit: AuditedEdit): Promise<void> {
  await requireStepUp(editor.principal, trx)
  await recordEdit(trx, authorOf(editor), edit)
}
