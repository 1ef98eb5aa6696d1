/** Adds, changes and deletes single rows that staff edit, each with a row of the audit log. */
import { brandOf, withinBrand } from '#core/database/table_owners'
import { AppError } from '#core/errors/app_error'
import {
  inTransaction,
  isReferenceViolation,
  isUniqueViolation,
  type Trx,
} from '#core/database/transactions'
import { authorOf, changedFields, recordEdit } from '#audit/record_audit'
import type { Editor } from '#core/requests/access'

type Columns = Record<string, string | number | boolean | null>

/** Columns of a form; undefined means that a field was not sent and its column stays. */
type SentColumns = Record<string, Columns[string] | undefined>

/**
 * Adds a row, of the caller's brand where its rows belong to brands, and resolves to its id. Call it within `inTransaction`.
 * Throws 404 `notFound` when it belongs by a row of another brand.
 */
export async function insertRow(
  trx: Trx,
  editor: Editor,
  table: string,
  sent: SentColumns
): Promise<number> {
  const columns = await withBrand(trx, editor, table, withoutUndefined(sent))
  const inserted: unknown[] = await trx.insertQuery().table(table).insert(columns)
  // tables whose ids come from the contract have the id among the columns
  const id = Number(columns['id'] ?? inserted[0])
  await recordEdit(trx, authorOf(editor), {
    table,
    verb: 'create',
    id,
    detail: { after: logged(columns) },
  })
  return id
}

/**
 * Changes a row and resolves to whether anything changed; it stays with its brand. Throws 404 `notFound`, also when it would
 * belong by a row of another brand.
 */
export async function updateRow(
  trx: Trx,
  editor: Editor,
  table: string,
  id: number,
  sent: SentColumns
): Promise<boolean> {
  const row = await rowOf(trx, editor, table, id).forUpdate().first()
  if (!row) throw AppError.notFound()
  const columns = withoutUndefined(sent)
  const isMoved = ownerColumn(table) in columns
  const changes = isMoved ? await withBrand(trx, editor, table, columns) : columns
  const after = plain(changes)
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, row[name]]))
  const detail = changedFields(before, after)
  if (Object.keys(detail.after).length === 0) return false
  await trx.from(table).where('id', id).update(changes)
  const [was, is] = [logged(detail.before), logged(detail.after)]
  await recordEdit(trx, authorOf(editor), {
    table,
    verb: 'update',
    id,
    detail: { before: was, after: is },
  })
  return true
}

/**
 * Deletes a row that nothing refers to. Throws 404 `notFound`; the caller turns the database's refusal into `inUse`.
 */
export async function deleteRow(
  trx: Trx,
  editor: Editor,
  table: string,
  id: number
): Promise<void> {
  const row = await rowOf(trx, editor, table, id).first()
  if (!row) throw AppError.notFound()
  await trx.from(table).where('id', id).delete()
  await recordEdit(trx, authorOf(editor), {
    table,
    verb: 'delete',
    id,
    detail: { before: logged(row) },
  })
}

/**
 * Runs an edit in a transaction. Throws 409 `alreadyExists` for a row that exists, 409 `inUse` for a row that other
 * rows refer to.
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

/** The row, if it is not another brand's. */
const rowOf = (trx: Trx, { principal }: Editor, table: string, id: number) =>
  withinBrand(
    trx,
    trx.query<Record<string, unknown>>().from(table).where(`${table}.id`, id),
    table,
    principal.siteId
  )

/** The column by which a row belongs to its brand; empty where it belongs to none. */
function ownerColumn(table: string): string {
  const by = brandOf(table)
  return typeof by === 'string' ? by : (by?.[0] ?? '')
}

async function withBrand(
  trx: Trx,
  editor: Editor,
  table: string,
  columns: Columns
): Promise<Columns> {
  const by = brandOf(table)
  if (by === null) return columns
  if (typeof by === 'string') return { ...columns, [by]: editor.principal.siteId }
  const [column, parent] = by
  if (!(await rowOf(trx, editor, parent, Number(columns[column])).first())) {
    throw AppError.notFound()
  }
  return columns
}

/** Longer texts stand cut in the log. */
const MOST_LOGGED = 300

/** The columns as the log keeps them; JSON stays JSON with each of its texts cut. */
const logged = (columns: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, cut(value)]))

function cut(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= MOST_LOGGED) return value
  const isJson = value.startsWith('{') || value.startsWith('[')
  if (isJson) return JSON.stringify(JSON.parse(value, (_name, leaf: unknown) => cutText(leaf)))
  return cutText(value)
}

const cutText = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MOST_LOGGED
    ? `${value.slice(0, MOST_LOGGED)}…`
    : value

/** Booleans as numbers, as the databases store them, so that the values before and after compare. */
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
