/**
 * Secrets in the column `sealed_secrets` of rows that staff edit. The audit log names them and never holds one (must-hold
 * S10).
 */
import { deleteRow } from '#audit/edit_rows'
import { authorOf, recordEdit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import { found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { withSent, type Secrets, type secretsFor } from '#core/sealed_secrets'

type SealedTable = 'payment_methods' | 'game_providers'

export interface SealedRow {
  table: SealedTable
  id: number
}

/** Locks the row until `trx` ends, and resolves to its sealed secrets. Throws 404 `notFound`. */
async function lockSealed(trx: Trx, { principal }: Editor, { table, id }: SealedRow) {
  const row = await trx
    .query<{ sealed_secrets: string | null }>()
    .from(table)
    .where({ id, site_id: principal.siteId })
    .forUpdate()
    .select('sealed_secrets')
    .first()
  return found(row).sealed_secrets
}

/**
 * Stores the secrets that were sent: one that is missing stays, unless it cannot be read, and an empty one goes. Throws 404
 * `notFound`.
 */
export async function storeSecrets(
  trx: Trx,
  editor: Editor,
  row: SealedRow,
  sent: Secrets | undefined,
  { seal, open }: ReturnType<typeof secretsFor>
): Promise<void> {
  const names = Object.keys(sent ?? {})
  if (!sent || names.length === 0) return
  const stored = open(await lockSealed(trx, editor, row)) ?? {}
  await trx
    .from(row.table)
    .where('id', row.id)
    .update({ sealed_secrets: seal(withSent(stored, sent)) })
  await noteSecrets(trx, editor, row, { after: { secrets: names } })
}

/** Takes all secrets of the row away; the log names them. Throws 404 `notFound`. */
export async function dropSecrets(
  trx: Trx,
  editor: Editor,
  row: SealedRow,
  { open }: ReturnType<typeof secretsFor>
): Promise<void> {
  const stored = await lockSealed(trx, editor, row)
  if (stored === null) return
  await trx.from(row.table).where('id', row.id).update({ sealed_secrets: null })
  const names = Object.keys(open(stored) ?? {})
  await noteSecrets(trx, editor, row, { before: { secrets: names }, after: { secrets: [] } })
}

const noteSecrets = (trx: Trx, editor: Editor, { table, id }: SealedRow, detail: object) =>
  recordEdit(trx, authorOf(editor), { table, verb: 'update', id, detail: { ...detail } })

/** Deletes a row of the caller's brand with its secrets. Throws as `deleteRow` does. */
export async function deleteSealedRow(trx: Trx, editor: Editor, row: SealedRow): Promise<void> {
  await lockSealed(trx, editor, row)
  // the log keeps the columns of a removed row
  await trx.from(row.table).where('id', row.id).update({ sealed_secrets: null })
  await deleteRow(trx, editor, row.table, row.id)
}
