/** Running transactions, and statements on many rows. */
import db from '@adonisjs/lucid/services/db'
import { KEY_EXISTS } from '#database/only_added_to'
import {
  codeOf,
  isConnectionLost,
  isUnprepared,
  OutcomeUnknown,
} from '#core/errors/lost_connection'
import { isDiskFull } from '#core/errors/full_disk'
import { dialect } from '#core/dialect/current'
import type { Cell, Narrowable, Replace, Trx } from '#core/dialect/dialect'

export type { Reader, Replace, Trx } from '#core/dialect/dialect'

/** How often a transaction is tried. */
export const MAX_ATTEMPTS = 8
/** A cluster has another node for writes within this time. */
const GIVE_UP_MS = 10_000
const LOOK_AGAIN_MS = 100
const UNIQUE_CODES = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY']
const RETRY_CODES = [
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_CHECKREAD',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
]

/** True for a broken unique key or primary key on either database. */
export const isUniqueViolation = (error: unknown): boolean =>
  UNIQUE_CODES.includes(codeOf(error)) || isKeyGuarded(error)

/** A table that is only added to refuses a key that exists before SQLite looks for it (database/only_added_to.ts). */
const isKeyGuarded = (error: unknown): boolean =>
  codeOf(error) === 'SQLITE_CONSTRAINT_TRIGGER' &&
  error instanceof Error &&
  error.message.endsWith(KEY_EXISTS)

/** True when a row is still referenced (delete) or a referenced row is missing (insert). */
export const isReferenceViolation = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_FOREIGNKEY', 'ER_ROW_IS_REFERENCED_2', 'ER_NO_REFERENCED_ROW_2'].includes(
    codeOf(error)
  )

interface Attempts {
  /** `work` finds what it has written before, so that it may run again after a commit that nobody answered. */
  isRepeatable?: boolean
}

/**
 * Runs `work` in one transaction (READ COMMITTED on MySQL, see config/database.ts), and after a deadlock or on a busy
 * database runs it again, after a pause of random length. A cluster refuses at the commit what another node's transaction
 * has overtaken: that counts as a deadlock. While no node of the database serves, it is tried for some seconds. `work` may
 * therefore run twice: its queries, each with `trx`, must be its only effects. Throws `OutcomeUnknown` when the connection
 * breaks in the commit, unless `isRepeatable`.
 */
export async function inTransaction<T>(
  work: (trx: Trx) => Promise<T>,
  { isRepeatable = false }: Attempts = {}
): Promise<T> {
  const giveUpAt = performance.now() + GIVE_UP_MS
  for (let attempt = 1; ;) {
    try {
      return await runOnce(work)
    } catch (error) {
      if (isRepeatable || !(error instanceof OutcomeUnknown)) {
        if (isOutage(error) && performance.now() < giveUpAt) {
          await pause(LOOK_AGAIN_MS * (1 + Math.random()))
          continue
        }
        if (RETRY_CODES.includes(codeOf(error)) && attempt < MAX_ATTEMPTS) {
          await pause(Math.random() * 10 * 2 ** attempt++)
          continue
        }
      }
      throw error
    }
  }
}

const isOutage = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || isConnectionLost(error) || isUnprepared(error)

async function runOnce<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const trx = await db.transaction()
  // one that could not begin is handed out all the same; only its promise knows why
  if (trx.isCompleted) await trx.knexClient.executionPromise
  let result: T
  try {
    result = await work(trx)
  } catch (error) {
    await trx.rollback().catch((failed: unknown) => {
      // SQLite has rolled it back by itself then, and there is nothing left to roll back
      if (!isDiskFull(error)) throw failed
    })
    throw error
  }
  await commit(trx)
  return result
}

async function commit(trx: Awaited<ReturnType<typeof db.transaction>>): Promise<void> {
  try {
    await trx.commit()
    // `commit` resolves even when the database refused it or the connection was lost; only this promise rejects then
    await trx.knexClient.executionPromise
  } catch (error) {
    throw isConnectionLost(error) ? new OutcomeUnknown(error) : error
  }
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
