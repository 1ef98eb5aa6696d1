/** SQLite in one file by default; MySQL or MariaDB with DB_CONNECTION=mysql. Both run the same migrations. */
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import { folded } from '@grandstand/shared-types/core/folded'
import env from '#start/env'
import { keepStatements } from '#core/database/kept_statements'
import { prepareConnection } from '#core/database/new_connection'
import { databaseTls } from '#config/database_tls'
import { replicas } from '#config/replicas'

const migrations = { naturalSort: true, paths: ['../database/migrations'] }

/** A failed statement is named by its text: its values may be a person's, and errors are logged (must-hold S12). */
const errors = { compileSqlOnError: false }

interface SqliteHandle {
  pragma(statement: string): unknown
  prepare(sql: string): unknown
  function(
    name: string,
    settings: { deterministic: boolean },
    of: (text: unknown) => unknown
  ): unknown
}

const isServer = app.getEnvironment() === 'web'
/**
 * The database ends a server's connection that says nothing for so long: a server that stands still in a transaction would
 * otherwise keep its locks, the row of its lease among them, for as long as it stands.
 */
const SILENT_SECONDS = 10
/** Longer than any statement of a server takes. */
const ANSWER_SECONDS = 20
/** A request that gets no connection within this time is refused, so that no queue outlives a database that was slow. */
const CONNECTED_WITHIN_MS = 10_000
/** A read that may lag goes to the primary when no replica takes it within this time. */
const REPLICA_WAIT_MS = 2_000

const mysqlHost = env.get('DB_HOST', '127.0.0.1')
const mysqlConnection = {
  host: mysqlHost,
  port: env.get('DB_PORT', 3306),
  user: env.get('DB_USER', 'root'),
  password: env.get('DB_PASSWORD', ''),
  database: env.get('DB_DATABASE', 'grandstand'),
  charset: 'utf8mb4',
  timezone: 'Z',
  // sums of BIGINT columns are numbers, as on SQLite
  decimalNumbers: true,
  ...databaseTls(mysqlHost),
}

/** For reads that may lag (core/database/lagging_reads.ts); each replica is a connection, since each lags by itself. */
const replicaConnections = Object.fromEntries(
  replicas.map(({ name, host, port }) => [
    name,
    {
      client: 'mysql2' as const,
      ...errors,
      connection: {
        ...mysqlConnection,
        host,
        port,
        connectTimeout: REPLICA_WAIT_MS,
        ...databaseTls(host),
      },
      pool: {
        min: 0,
        max: 16,
        acquireTimeoutMillis: REPLICA_WAIT_MS,
        afterCreate: prepareConnection({ readsOnly: true, answerSeconds: ANSWER_SECONDS }),
      },
    },
  ])
)

export default defineConfig({
  connection: env.get('DB_CONNECTION', 'sqlite'),
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      ...errors,
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
          // for searches, on every connection
          handle.function('folded', { deterministic: true }, (text) =>
            typeof text === 'string' ? folded(text) : text
          )
          keepStatements(handle)
          done(null, handle)
        },
      },
      migrations,
      schemaGeneration: { enabled: false },
    },
    mysql: {
      client: 'mysql2',
      ...errors,
      connection: mysqlConnection,
      pool: {
        // a migration's lock belongs to one connection, so a command keeps no other in reserve
        min: 0,
        max: 16,
        ...(isServer && {
          idleTimeoutMillis: (SILENT_SECONDS * 1000) / 2,
          acquireTimeoutMillis: CONNECTED_WITHIN_MS,
        }),
        afterCreate: prepareConnection(
          isServer ? { silentSeconds: SILENT_SECONDS, answerSeconds: ANSWER_SECONDS } : {}
        ),
      },
      migrations,
      schemaGeneration: { enabled: false },
    },
    ...replicaConnections,
  },
})
