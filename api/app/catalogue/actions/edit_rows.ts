/** Adds, changes and deletes single rows of the catalogue, each with a row of the audit log. */
import { createHash } from 'node:crypto'
import { EDITED_TABLES } from '@grandstand/shared-types/wire/audit'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import {
  inTransaction,
  isReferenceViolation,
  isUniqueViolation,
  type Trx,
} from '#core/database/transactions'
import { authorOf, changedFields, recordAudit } from '#audit/record_audit'
import type { Editor } from '#core/requests/access'

type Columns = Record<string, string | number | boolean | null>

/** Columns of a form; undefined where a field was not sent, so that its column stays. */
export type SentColumns = Record<string, Columns[string] | undefined>

export type CatalogueTable = Exclude<keyof typeof EDITED_TABLES, 'bet_limits' | 'roles' | 'themes'>

/** Adds a row and resolves to its id. Call it within `inTransaction`. */
export async function insertRow(
  trx: Trx,
  editor: Editor,
  table: CatalogueTable,
  sent: SentColumns
): Promise<number> {
  const columns = withoutUndefined(sent)
  const inserted: unknown[] = await trx.insertQuery().table(table).insert(columns)
  // tables whose ids come from the contract get the id with the columns
  const id = Number(columns['id'] ?? inserted[0])
  await audit(trx, editor, { table, verb: 'create', id, detail: { after: columns } })
  return id
}

/** Changes a row and resolves to whether anything changed. Throws 404 `notFound`. */
export async function updateRow(
  trx: Trx,
  editor: Editor,
  table: CatalogueTable,
  id: number,
  sent: SentColumns
): Promise<boolean> {
  const row = await trx
    .query<Record<string, unknown>>()
    .from(table)
    .where('id', id)
    .forUpdate()
    .first()
  if (!row) throw AppError.notFound()
  const changes = withoutUndefined(sent)
  const after = plain(changes)
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, row[name]]))
  const detail = changedFields(before, after)
  if (Object.keys(detail.after).length === 0) return false
  await trx.from(table).where('id', id).update(changes)
  await audit(trx, editor, { table, verb: 'update', id, detail: { ...detail } })
  return true
}

/**
 * Deletes a row that nothing refers to. Throws 404 `notFound`; the caller turns the database's refusal into `inUse`.
 */
export async function deleteRow(
  trx: Trx,
  editor: Editor,
  table: CatalogueTable,
  id: number
): Promise<void> {
  const row = await trx.query<Record<string, unknown>>().from(table).where('id', id).first()
  if (!row) throw AppError.notFound()
  await trx.from(table).where('id', id).delete()
  await audit(trx, editor, { table, verb: 'delete', id, detail: { before: row } })
}

/** A key for rows that staff add; the same row twice has the same key, and the database refuses it. */
export function handMadeKey(...parts: (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `manual:${hash.slice(0, 40)}`
}

/**
 * Runs an edit in a transaction. Throws 409 `alreadyExists` for a row that exists, 409 `inUse` for a row that others
 * refer to.
 */
export async function editing<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(work)
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('alreadyExists')
    if (isReferenceViolation(error)) throw new AppError('inUse')
    throw error
  }
}

/**
 * Marks the matches without a result below a changed row, and resolves to their ids, for `announceMatches` after the
 * commit.
 */
export async function touchMatches(
  trx: Trx,
  column: 'id' | 'sport_id' | 'category_id' | 'tournament_id' | 'home_team_id' | 'away_team_id',
  id: number
): Promise<number[]> {
  const rows: { id: number }[] = await trx
    .query<{ id: number }>()
    .from('matches')
    .where(column, id)
    .if(column !== 'id', (query) => query.where('result_revision', 0))
    .select('id')
  if (rows.length === 0) return []
  await trx
    .from('matches')
    .where(column, id)
    .if(column !== 'id', (query) => query.where('result_revision', 0))
    .update({ changed_at: clock.now() })
  return rows.map((row) => Number(row.id))
}

/** Updates the book. Call it after the commit. */
export function announceMatches(matchIds: number[]): void {
  if (matchIds.length > 0) bus.emit('matchChanged', { matchIds })
}

interface AuditedEdit {
  table: CatalogueTable
  verb: 'create' | 'update' | 'delete'
  id: number
  detail: Record<string, unknown>
}

async function audit(trx: Trx, editor: Editor, { table, verb, id, detail }: AuditedEdit) {
  const subjectType = EDITED_TABLES[table]
  await recordAudit(trx, {
    ...authorOf(editor),
    action: `${subjectType}.${verb}`,
    subjectType,
    subjectId: id,
    detail,
  })
}

/** Booleans as numbers, like the databases store them, so that before and after compare. */
function plain(columns: Columns): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? Number(value) : value,
    ])
  )
}

const withoutUndefined = (sent: SentColumns): Columns =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  )
