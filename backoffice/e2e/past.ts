import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@playwright/test'

const DAYS_AGO_MS = 40 * 86_400_000

/** Moves the demo's first transfer, credit of the house for the dealer, into a month that is over. */
export function makePast(): void {
  const folder = process.env['E2E_FOLDER']
  if (!folder) throw new Error('E2E_FOLDER names no folder with the databases of the servers')
  const file = join(folder, `e2e-${test.info().parallelIndex}.sqlite3`)
  const database = new DatabaseSync(file, { timeout: 10_000 })
  // the books refuse changes of rows, so their guard is removed for this one
  const guard = database
    .prepare("select sql from sqlite_master where name = 'ledger_transfers_no_update'")
    .get()?.['sql']
  database.exec('begin immediate; drop trigger ledger_transfers_no_update')
  database
    .prepare(
      `update ledger_transfers set created_at = ?
       where id = (select min(id) from ledger_transfers where kind = 'creditSent')`
    )
    .run(Date.now() - DAYS_AGO_MS)
  database.exec(`${String(guard)}; commit`)
  database.close()
}
