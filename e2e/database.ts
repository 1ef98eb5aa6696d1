/** The database of the tests' server, for rows of a time that is over, which no request can make. */
import { DatabaseSync } from 'node:sqlite'
import { createConnection } from 'mysql2/promise'
import { testServer } from './server.ts'

/** A statement that both databases read, and the values for its question marks. */
type Statement = readonly [sql: string, values: (number | string)[]]

/** Runs the statements in one transaction. */
export async function changeRows(...statements: readonly Statement[]): Promise<void> {
  const { settings } = testServer()
  if (settings['DB_CONNECTION'] === 'mysql') await changeOnMysql(settings, statements)
  else changeOnSqlite(String(settings['SQLITE_FILE']), statements)
}

/** The books refuse changes of rows (must-hold A2), so their guards are removed for these. */
function changeOnSqlite(file: string, statements: readonly Statement[]): void {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec('begin immediate')
  const guards = database
    .prepare("select name, sql from sqlite_master where type = 'trigger'")
    .all()
  for (const { name } of guards) database.exec(`drop trigger ${String(name)}`)
  for (const [sql, values] of statements) database.prepare(sql).run(...values)
  for (const { sql } of guards) database.exec(String(sql))
  database.exec('commit')
  database.close()
}

/** The servers of the tests connect as the owner of the tables, who may change every row. */
async function changeOnMysql(
  settings: Record<string, string>,
  statements: readonly Statement[]
): Promise<void> {
  const connection = await createConnection({
    host: settings['DB_HOST'],
    port: Number(settings['DB_PORT']),
    user: settings['DB_USER'],
    password: settings['DB_PASSWORD'],
    database: settings['DB_DATABASE'],
  })
  await connection.beginTransaction()
  for (const [sql, values] of statements) await connection.execute(sql, values)
  await connection.commit()
  await connection.end()
}
