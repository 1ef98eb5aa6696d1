/** The database, read by plain SQL without the platform's own code. */
import Sqlite from 'better-sqlite3'
import mysql from 'mysql2/promise'

export type Row = Record<string, string | number | null>

export interface Database {
  rows(sql: string): Promise<Row[]>
  close(): Promise<void>
}

/** Opens the database that the environment names, as the server does. */
export async function openDatabase(env = process.env): Promise<Database> {
  if (env['DB_CONNECTION'] !== 'mysql') {
    const file = new Sqlite(env['SQLITE_FILE'] ?? '', { readonly: true })
    return {
      rows: async (sql) => file.prepare<[], Row>(sql).all(),
      close: async () => void file.close(),
    }
  }
  const connection = await mysql.createConnection({
    host: env['DB_HOST'] ?? '127.0.0.1',
    port: Number(env['DB_PORT']),
    user: env['DB_USER'] ?? 'root',
    password: env['DB_PASSWORD'] ?? '',
    database: env['DB_DATABASE'] ?? '',
    decimalNumbers: true,
  })
  return {
    rows: async (sql) => {
      const [rows] = await connection.query<(Row & mysql.RowDataPacket)[]>(sql)
      return rows
    },
    close: () => connection.end(),
  }
}

/** The number in a column; null counts as 0. */
export const numberOf = (row: Row, column: string): number => Number(row[column] ?? 0)
export const textOf = (row: Row, column: string): string => String(row[column] ?? '')

/** The rows of SQL statements that list faults, as one sentence for each statement that has some. */
export async function faultsIn(
  db: Database,
  statements: Readonly<Record<string, string>>
): Promise<string[]> {
  const faults: string[] = []
  for (const [name, sql] of Object.entries(statements)) {
    const rows = await db.rows(sql)
    const some = rows.slice(0, 5).map((row) => row['id'])
    if (rows.length > 0) faults.push(`${rows.length} ${name}: ${some.join(', ')}`)
  }
  return faults
}
