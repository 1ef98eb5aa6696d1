/** SQLite in one file by default; MySQL or MariaDB with DB_CONNECTION=mysql. Both run the same migrations. */
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import env from '#start/env'
import { keepStatements } from '#core/database/kept_statements'

const migrations = { naturalSort: true, paths: ['../database/migrations'] }

interface SqliteHandle {
  pragma(statement: string): unknown
  prepare(sql: string): unknown
}

interface MysqlHandle {
  query(statement: string, done: (error: Error | null) => void): unknown
}

export default defineConfig({
  connection: env.get('DB_CONNECTION', 'sqlite'),
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: env.get('SQLITE_FILE', app.tmpPath('grandstand.sqlite3')) },
      useNullAsDefault: true,
      pool: {
        // a query that forgot its transaction waits for itself, so it should not wait long
        acquireTimeoutMillis: app.inTest ? 5_000 : 15_000,
        afterCreate(handle: SqliteHandle, done: (error: null, handle: SqliteHandle) => void) {
          handle.pragma('journal_mode = WAL')
          // money: a committed coupon survives a power cut, which rows of a test need not
          handle.pragma(`synchronous = ${app.inTest ? 'OFF' : 'FULL'}`)
          handle.pragma('foreign_keys = ON')
          handle.pragma('busy_timeout = 8000')
          // large statements need no temporary file
          handle.pragma('temp_store = memory')
          // keys and codes are random, so with millions of coupons their indexes must still fit in
          // memory
          handle.pragma('cache_size = -262144')
          // fewer and larger checkpoints: a page that many coupons touch is written once
          handle.pragma('wal_autocheckpoint = 16000')
          keepStatements(handle)
          done(null, handle)
        },
      },
      migrations,
      schemaGeneration: { enabled: false },
    },
    mysql: {
      client: 'mysql2',
      connection: {
        host: env.get('DB_HOST', '127.0.0.1'),
        port: env.get('DB_PORT', 3306),
        user: env.get('DB_USER', 'root'),
        password: env.get('DB_PASSWORD', ''),
        database: env.get('DB_DATABASE', 'grandstand'),
        charset: 'utf8mb4',
        timezone: 'Z',
        // sums of BIGINT columns are numbers, as on SQLite
        decimalNumbers: true,
      },
      pool: {
        // a migration's lock belongs to one connection, so a command keeps no other in reserve
        min: app.getEnvironment() === 'web' ? 2 : 0,
        max: 16,
        // set once for the connection, since setting it before each transaction costs a round trip
        afterCreate(handle: MysqlHandle, done: (error: Error | null, handle: MysqlHandle) => void) {
          handle.query('set session transaction isolation level read committed', (error) =>
            done(error, handle)
          )
        },
      },
      migrations,
      schemaGeneration: { enabled: false },
    },
  },
})
