/** What somebody does who reaches the database file itself: SQLite's triggers, which guard the books, are off meanwhile. */
import db from '@adonisjs/lucid/services/db'
import { runsOnMysql } from '#tests/support/databases'

interface Trigger {
  name: string
  sql: string
}

/** Runs `work` without the guards of the books, and sets them up again. On MySQL the test's user may change everything. */
export async function tampering<T>(work: () => Promise<T>): Promise<T> {
  if (runsOnMysql) return work()
  const triggers: Trigger[] = await db
    .query<Trigger>()
    .from('sqlite_master')
    .where('type', 'trigger')
    .select('name', 'sql')
  for (const { name } of triggers) await db.rawQuery(`drop trigger ${name}`)
  try {
    return await work()
  } finally {
    for (const { sql } of triggers) await db.rawQuery(sql)
  }
}
