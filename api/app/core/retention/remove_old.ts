/** Removes rows older than their retention, a few at a time, so that no statement locks many rows or runs for long. */
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'

/** Rows of a table that are removed a certain time after the time in one of their columns. */
export interface Retention {
  table: string
  /** Primary key. */
  key: 'id' | 'key'
  /** Epoch milliseconds. */
  timeColumn: string
  keptMs: number
  /** The index by which old rows are found: where keys rise with time, the primary key is enough. */
  foundBy: 'key' | 'time'
}

const ROWS_AT_A_TIME = 500
/** Pause between two statements, so that other work gets its turn. */
const PAUSE_MS = 20

/** Removes the old rows and resolves to their number; ends early once `isStopped` says so. */
export async function removeOld(
  retention: Retention,
  isStopped: () => boolean = () => false
): Promise<number> {
  const before = clock.now() - retention.keptMs
  let removedCount = 0
  for (;;) {
    const keys = await oldestKeys(retention, before)
    if (keys.length === 0) return removedCount
    const removed: unknown = await db
      .from(retention.table)
      .whereIn(retention.key, keys)
      // a row may have been renewed since it was found
      .where(retention.timeColumn, '<', before)
      .delete()
    removedCount += Number(removed)
    if (keys.length < ROWS_AT_A_TIME || isStopped()) return removedCount
    await pause(PAUSE_MS)
  }
}

/** Keys of the oldest rows, all of them older than `before`. */
async function oldestKeys(
  { table, key, timeColumn, foundBy }: Retention,
  before: number
): Promise<(number | string)[]> {
  const query = db
    .query<Record<string, number | string>>()
    .from(table)
    .select(key, timeColumn)
    .limit(ROWS_AT_A_TIME)
  if (foundBy === 'time') query.where(timeColumn, '<', before)
  else query.orderBy(key)
  const rows: Record<string, number | string>[] = await query
  return rows.flatMap((row) => (Number(row[timeColumn]) < before ? [row[key] ?? ''] : []))
}
