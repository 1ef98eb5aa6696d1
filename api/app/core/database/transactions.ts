/** Running transactions, and statements on many rows. */
import db from '@adonisjs/lucid/services/db'
import { dialect } from '#core/dialect/current'
import type { Cell, Narrowable, Replace, Trx } from '#core/dialect/dialect'

export type { Reader, Replace, Trx } from '#core/dialect/dialect'

const MAX_ATTEMPTS = 8
const UNIQUE_CODES = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY']
const RETRY_CODES = [
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_CHECKREAD',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
]

/** True for a broken unique key or primary key on either database. */
export const isUniqueViolation = (error: unknown): boolean => UNIQUE_CODES.includes(codeOf(error))

/** True when a row is still referenced (delete) or a referenced row is missing (insert). */
export const isReferenceViolation = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_FOREIGNKEY', 'ER_ROW_IS_REFERENCED_2', 'ER_NO_REFERENCED_ROW_2'].includes(
    codeOf(error)
  )

/**
 * Runs `work` in one transaction (READ COMMITTED on MySQL, see config/database.ts), and after a deadlock or on a busy
 * database runs it again, after a pause of random length. `work` may therefore run twice: its queries, each with `trx`,
 * must be its only effects.
 */
export async function inTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(work)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRY_CODES.includes(codeOf(error))) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

async function runOnce<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const trx = await db.transaction()
  let result: T
  try {
    result = await work(trx)
  } catch (error) {
    await trx.rollback()
    throw error
  }
  await trx.commit()
  // `commit` resolves even when the database refused it or the connection was lost; only this promise rejects then
  await trx.knexClient.executionPromise
  return result
}

/** Splits a list so that no statement carries too many bindings. */
export function chunked<T>(rows: readonly T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let i = 0; i < rows.length; i += size) chunks.push(rows.slice(i, i + size))
  return chunks
}

/** Narrows a query to rows whose `column` is one of many ids. */
export function whereAmong<Q extends Narrowable>(
  query: Q,
  column: string,
  ids: readonly number[]
): Q {
  dialect().whereAmong(query, column, ids)
  return query
}

/**
 * Inserts many rows with the same columns in as few statements as the databases allow. With `replace`, existing rows are
 * overwritten instead of refused.
 */
export async function insertAll(
  trx: Trx,
  table: string,
  rows: Record<string, Cell>[],
  replace?: Replace
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const into = `insert into ${table} (${columns.map((name) => `\`${name}\``).join(', ')})`
  for (const chunk of chunked(rows, Math.floor(20_000 / (columns.length || 1)))) {
    const cells = chunk.map((row) => columns.map((name) => row[name] ?? null))
    const { sql, bindings } = dialect().insert(into, cells, replace)
    await trx.rawQuery(sql, bindings)
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
