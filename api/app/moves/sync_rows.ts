/** Makes the rows of a brand in the other database equal to those here, whatever an earlier try has left there. */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { insertAll, isUniqueViolation, type Trx } from '#core/database/transactions'
import { MoveRefusal } from '#moves/refusal'
import { keyText, pagesOf, rowsLike, valueIn, type Row } from '#moves/owned_rows'

const PAGE = 500

export interface TableSync {
  table: string
  /** Its primary key. */
  key: readonly string[]
  siteId: number
  source: QueryClientContract
  target: QueryClientContract
  /** The rows as they stand in the other database. */
  translate: (table: string, rows: readonly Row[]) => Promise<Row[]>
  onPage: () => void
}

export interface Synced {
  rows: number
  /** Rows that were missing there, different, or there alone. */
  changed: number
}

/** Each page is a transaction; a stop in between is made good by the next call. */
export async function syncTable(sync: TableSync): Promise<Synced> {
  const { table, key, siteId, source, target, translate } = sync
  let rows = 0
  let changed = 0
  for await (const page of pagesOf(source, table, { siteId, key, size: PAGE })) {
    const wanted = await translate(table, page)
    const there = await rowsLike(target, table, key, wanted)
    const known = new Map(there.map((row) => [keyText(row, key), row]))
    const missing = wanted.filter((row) => !known.has(keyText(row, key)))
    const other = wanted.filter((row) => {
      const found = known.get(keyText(row, key))
      return found !== undefined && !areEqual(row, found)
    })
    if (missing.length + other.length > 0) {
      await refusingTaken(sync, async (trx) => {
        if (missing.length > 0) await insertAll(trx, table, missing)
        for (const row of other) {
          const query = trx.from(table)
          for (const column of key) query.where(column, valueIn(row, column))
          await query.update(row)
        }
      })
    }
    rows += wanted.length
    changed += missing.length + other.length
    sync.onPage()
  }
  return { rows, changed: changed + (await removeOthers(sync)) }
}

/** One transaction. Throws `valueTaken` where another row there has what only one row may have. */
async function refusingTaken(
  { table, target }: TableSync,
  work: (trx: Trx) => Promise<void>
): Promise<void> {
  try {
    await target.transaction(work)
  } catch (error) {
    throw isUniqueViolation(error) ? new MoveRefusal('valueTaken', table, 'values') : error
  }
}

/**
 * Removes rows that the brand has there and no longer here, such as sessions that ended after an earlier try. What the other
 * database logged of the brand by itself stays.
 */
async function removeOthers({ table, key, siteId, source, target }: TableSync): Promise<number> {
  let removed = 0
  if (table === 'audit_log') return removed
  for await (const page of pagesOf(target, table, { siteId, key, size: PAGE })) {
    const here = await rowsLike(source, table, key, page)
    const known = new Set(here.map((row) => keyText(row, key)))
    for (const row of page) {
      if (known.has(keyText(row, key))) continue
      const query = target.from(table)
      for (const column of key) query.where(column, valueIn(row, column))
      await query.delete()
      removed++
    }
  }
  return removed
}

const areEqual = (one: Row, other: Row): boolean =>
  Object.keys(one).every((column) => (one[column] ?? null) === (other[column] ?? null))
