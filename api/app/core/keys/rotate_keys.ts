/** Seals what earlier keys have sealed anew under the present key. May be stopped anywhere and run again. */
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { APP_KEYS, ENCRYPTION_ID } from '#core/keys/app_keys'
import { PRESENT_NAME } from '#core/keys/keyed_hash'
import type { HashedColumn, Left, SealedColumn, SealedOfRoom } from '#core/keys/sealed_columns'

const BATCH = 500

const present = new AES256GCM({ id: ENCRYPTION_ID, key: must(APP_KEYS[0], 'present key') })

export interface Rotation {
  /** Rows sealed anew, by column. */
  sealedAnew: Record<string, number>
  /** What still needs another key; empty when the other keys can go. */
  left: readonly Left[]
}

interface Options {
  /** Rows in a transaction, 500 by default. */
  batch?: number
  /** Told after each transaction. */
  onBatch?: (column: string, sealedAnew: number) => void
}

/** Goes through all rooms. Two at once do no harm. */
export async function rotateKeys(
  rooms: readonly SealedOfRoom[],
  options: Options = {}
): Promise<Rotation> {
  const sealedAnew: Record<string, number> = {}
  const left: Left[] = []
  for (const column of rooms.flatMap(({ sealed = [] }) => sealed)) {
    const what = `${column.table}.${column.column}`
    const { anew, unreadable } = await resealColumn(column, options)
    sealedAnew[what] = anew
    left.push({ what, rows: unreadable })
  }
  for (const column of rooms.flatMap(({ hashed = [] }) => hashed)) {
    left.push({ what: `${column.table}.${column.column}`, rows: await hashesLeft(column) })
  }
  for (const { more } of rooms) if (more) left.push(await more())
  return { sealedAnew, left: left.filter(({ rows }) => rows > 0) }
}

interface Row {
  by: number
  sealed: string
  hash: string | null
}

async function resealColumn(
  column: SealedColumn,
  { batch = BATCH, onBatch = () => {} }: Options
): Promise<{ anew: number; unreadable: number }> {
  const counts = { anew: 0, unreadable: 0 }
  for (let after = 0; ;) {
    const rows = await rowsAfter(column, after, batch)
    const changes = rows.flatMap((row) => {
      if (isPresent(column, row)) return []
      const change = changeOf(column, row)
      if (change === null) counts.unreadable += 1
      return change ?? []
    })
    if (changes.length > 0) {
      const changed = await inTransaction(async (trx) => {
        let count = 0
        for (const { row, values } of changes) {
          // a value that staff changed meanwhile stays theirs
          const done: unknown = await trx
            .from(column.table)
            .where({ [byOf(column)]: row.by, [column.column]: row.sealed })
            .update(values)
          count += Number(done)
        }
        return count
      })
      counts.anew += changed
      onBatch(`${column.table}.${column.column}`, counts.anew)
    }
    if (rows.length < batch) return counts
    after = Number(must(rows.at(-1), 'last row').by)
  }
}

const byOf = ({ by = 'id' }: SealedColumn): string => by

function rowsAfter(column: SealedColumn, after: number, limit: number): Promise<Row[]> {
  const { hashed } = column
  return db
    .query<Row>()
    .from(column.table)
    .where(byOf(column), '>', after)
    .whereNotNull(column.column)
    .orderBy(byOf(column))
    .limit(limit)
    .select({ by: byOf(column), sealed: column.column, hash: hashed?.column ?? column.column })
}

/** Whether the present key alone opens the row. */
function isPresent({ purpose, hashed }: SealedColumn, { sealed, hash }: Row): boolean {
  return (
    present.decrypt(sealed, purpose) !== null &&
    (!hashed || hash?.startsWith(PRESENT_NAME) === true)
  )
}

/** The new values of the row; null when none of the keys opens it. */
function changeOf({ column, purpose, hashed }: SealedColumn, row: Row) {
  const content: unknown = encryption.decrypt(row.sealed, purpose)
  if (content === null) return null
  const values: Record<string, string> = { [column]: encryption.encrypt(content, { purpose }) }
  if (hashed) values[hashed.column] = hashed.hash.of(String(content))
  return { row, values }
}

async function hashesLeft({ table, column, stillCounts }: HashedColumn): Promise<number> {
  const query = db
    .from(table)
    .whereNotNull(`${table}.${column}`)
    .whereNot(`${table}.${column}`, 'like', `${PRESENT_NAME}%`)
  stillCounts(query)
  const counted: { rows: number } | null = await query.count('* as rows').first()
  return Number(counted?.rows ?? 0)
}
