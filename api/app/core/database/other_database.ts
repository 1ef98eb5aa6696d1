/** A connection to another database, such as that of another cell, or one that was restored, with the user of this one. */
import db from '@adonisjs/lucid/services/db'
import type { ConnectionConfig, QueryClientContract } from '@adonisjs/lucid/types/database'
import { databaseTls } from '#config/database_tls'
import env from '#start/env'
import { dialect } from '#core/dialect/current'

const NAME = 'other'

export interface OtherDatabase {
  /** The name of the database, or the path of the file. */
  name: string
  /** Null for the server of this database. */
  server: { host: string; port: number } | null
}

/** Runs `work` with it, and closes it. It is one connection, so that what is set for it holds. */
export async function withOther<T>(
  other: OtherDatabase,
  work: (client: QueryClientContract) => Promise<T>
): Promise<T> {
  db.manager.add(NAME, configOf(other))
  try {
    return await work(db.connection(NAME))
  } finally {
    await db.manager.release(NAME)
  }
}

const ONE = { min: 1, max: 1 }

function configOf({ name, server }: OtherDatabase): ConnectionConfig {
  if (!dialect().hasServer) {
    return {
      client: 'better-sqlite3',
      connection: { filename: name },
      useNullAsDefault: true,
      pool: ONE,
    }
  }
  const host = server?.host ?? env.get('DB_HOST', '127.0.0.1')
  return {
    client: 'mysql2',
    connection: {
      host,
      port: server?.port ?? env.get('DB_PORT', 3306),
      user: env.get('DB_USER', 'root'),
      password: env.get('DB_PASSWORD', ''),
      database: name,
      charset: 'utf8mb4',
      timezone: 'Z',
      decimalNumbers: true,
      ...databaseTls(host),
    },
    pool: ONE,
  }
}
