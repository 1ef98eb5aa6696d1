/** SQLite in one file by default; MySQL or MariaDB with DB_CONNECTION=mysql. Both run the same migrations. */
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import env from '#start/env'

const migrations = { naturalSort: true, paths: ['../database/migrations'] }

interface SqliteHandle {
  pragma(statement: string): unknown
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
        // A query that forgot its transaction waits for itself; it should not wait long.
        acquireTimeoutMillis: app.inTest ? 5_000 : 15_000,
        afterCreate(handle: SqliteHandle, done: (error: null, handle: SqliteHandle) => void) {
          handle.pragma('journal_mode = WAL')
          // Money: a committed coupon survives a power cut.
          handle.pragma('synchronous = FULL')
          handle.pragma('foreign_keys = ON')
          handle.pragma('busy_timeout = 8000')
          // What a large statement gathers on its way needs no file.
          handle.pragma('temp_store = memory')
          // Keys and codes are random: with millions of coupons their indexes must still be in memory.
          handle.pragma('cache_size = -262144')
          // Fewer, larger checkpoints: a page that many coupons touch is written once for all of them.
          handle.pragma('wal_autocheckpoint = 16000')
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
        // Sums of BIGINT columns come back as numbers, as on SQLite.
        decimalNumbers: true,
      },
      pool: {
        min: 2,
        max: 16,
        // Once for the connection: said before each transaction it would cost a round trip each time.
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
