/** The database without the platform: bare drivers that carry out transactions of prepared statements. */
import Sqlite from 'better-sqlite3'
import mysql from 'mysql2/promise'

export type Value = string | number | null
export type Row = Record<string, Value>

/** Runs one statement of a transaction; resolves to the rows that it read. */
export type Run = (sql: string, values: readonly Value[]) => Promise<Row[]> | Row[]

export interface BareDatabase {
  /** Transactions that may run at once. */
  workers: number
  transaction(worker: number, work: (run: Run) => Promise<void>): Promise<void>
  close(): Promise<void>
}

const CONNECTIONS = 16

export const bareDatabase = (): Promise<BareDatabase> =>
  process.env['DB_CONNECTION'] === 'mysql' ? bareMysql() : Promise.resolve(bareSqlite())

async function bareMysql(): Promise<BareDatabase> {
  const pool = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      mysql.createConnection({
        host: process.env['DB_HOST'] ?? '127.0.0.1',
        port: Number(process.env['DB_PORT'] ?? 3306),
        user: process.env['DB_USER'] ?? 'root',
        password: process.env['DB_PASSWORD'] ?? '',
        database: process.env['DB_DATABASE'] ?? 'grandstand',
      })
    )
  )
  return {
    workers: CONNECTIONS,
    async transaction(worker, work) {
      const connection = pool[worker]
      if (!connection) throw new Error(`there is no connection ${worker}`)
      await connection.query('begin')
      await work(async (sql, values) => {
        const [rows] = await connection.query<(Row & mysql.RowDataPacket)[]>(sql, [...values])
        return Array.isArray(rows) ? rows : []
      })
      await connection.query('commit')
    },
    close: async () => void (await Promise.all(pool.map((connection) => connection.end()))),
  }
}

/** As durable as the platform's own connection. */
function bareSqlite(): BareDatabase {
  const file = new Sqlite(process.env['SQLITE_FILE'] ?? '')
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) {
    file.pragma(pragma)
  }
  file.pragma('cache_size = -65536')
  const prepared = new Map<string, Sqlite.Statement<Value[], Row>>()
  const run: Run = (sql, values) => {
    const statement = prepared.get(sql) ?? file.prepare<Value[], Row>(sql)
    prepared.set(sql, statement)
    if (statement.reader) return statement.all(...values)
    statement.run(...values)
    return []
  }
  return {
    workers: 1,
    async transaction(_worker, work) {
      run('begin immediate', [])
      await work(run)
      run('commit', [])
    },
    close: async () => void file.close(),
  }
}
