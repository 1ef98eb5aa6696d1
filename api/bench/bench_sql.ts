/** Parts of the bench's SQL that the two kinds of database write differently. */
import type { Dialect } from '#core/dialect/dialect'
import { dialect } from '#core/dialect/current'
import db from '@adonisjs/lucid/services/db'
import { writeOut } from './write_out.ts'

interface BenchSql {
  text(expression: string): string
  joined(...parts: string[]): string
  /** The quotient without its fraction. */
  wholePart(expression: string, divisor: number): string
  floored(expression: string): string
  /** A random key, as clients make them. */
  randomKey: string
  /** Updates the rows of `table` that meet rows of `other` under `on`. */
  updateMeeting(update: {
    table: string
    other: string
    on: string
    set: string
    where?: string
  }): string
  /**
   * Refreshes table statistics, so that they are as in a database that has run for long; on SQLite also empties the
   * log.
   */
  comeToRest(tables: readonly string[]): Promise<void>
  /** Waits until no changed page waits to be written to its table. */
  writeOut(): Promise<void>
}

async function checkpoint(): Promise<void> {
  await db.rawQuery('pragma wal_checkpoint(truncate)')
}

const SQL: Readonly<Record<Dialect['name'], BenchSql>> = {
  mysql: {
    text: (expression) => `cast(${expression} as char)`,
    joined: (...parts) => `concat(${parts.join(', ')})`,
    wholePart: (expression, divisor) => `${expression} div ${divisor}`,
    floored: (expression) => `floor(${expression})`,
    randomKey: 'uuid()',
    updateMeeting: ({ table, other, on, set, where = '1 = 1' }) =>
      `update ${other} straight_join ${table} on ${on} set ${set} where ${where}`,
    comeToRest: async (tables) => {
      if (tables.length > 0) await db.rawQuery(`analyze table ${tables.join(', ')}`)
    },
    writeOut,
  },
  sqlite: {
    text: (expression) => `cast(${expression} as text)`,
    joined: (...parts) => parts.join(' || '),
    wholePart: (expression, divisor) => `${expression} / ${divisor}`,
    floored: (expression) => `cast(floor(${expression}) as integer)`,
    randomKey: 'lower(hex(randomblob(18)))',
    updateMeeting: ({ table, other, on, set, where = '1 = 1' }) =>
      `update ${table} set ${set} from ${other} where ${on} and ${where}`,
    comeToRest: checkpoint,
    writeOut: checkpoint,
  },
}

/** The SQL of the database that the bench runs on. */
export const benchSql = (): BenchSql => SQL[dialect().name]
