import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'

const FEW_PAGES = 500
const MOST_MS = 120_000
/** Settings with which a server writes out at once the pages that it otherwise keeps as long as it can. */
const HURRY = {
  innodb_max_dirty_pages_pct: 0,
  innodb_io_capacity_max: 20_000,
  innodb_io_capacity: 20_000,
}

type Setting = keyof typeof HURRY

interface Named {
  Variable_name: string
  Value: string
}

/**
 * Waits until MySQL has written its changed pages to its tables, as a database that has run for long would have done;
 * otherwise the next measurement pays for these writes. The account must be allowed to set global variables.
 */
export async function writeOut(): Promise<void> {
  const [before]: [Named[]] = await db.rawQuery("show global variables like 'innodb_%'")
  await set(HURRY)
  const until = Date.now() + MOST_MS
  while ((await dirtyPages()) > FEW_PAGES && Date.now() < until) await pause(200)
  const valueOf = (name: Setting) =>
    Number(before.find((row) => row.Variable_name === name)?.Value ?? HURRY[name])
  await set({
    innodb_max_dirty_pages_pct: valueOf('innodb_max_dirty_pages_pct'),
    innodb_io_capacity: valueOf('innodb_io_capacity'),
    innodb_io_capacity_max: valueOf('innodb_io_capacity_max'),
  })
}

async function set(settings: Record<Setting, number>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await db.rawQuery(`set global ${name} = ${value}`)
  }
}

async function dirtyPages(): Promise<number> {
  const [rows]: [Named[]] = await db.rawQuery(
    "show global status like 'Innodb_buffer_pool_pages_dirty'"
  )
  return Number(rows[0]?.Value ?? 0)
}
