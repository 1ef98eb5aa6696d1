/**
 * Columns whose texts compare in another way than the database's default. SQLite compares byte by byte whatever a column says.
 */
import type { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from './schema_dialect.ts'

type Column = ReturnType<
  Parameters<Parameters<BaseSchema['schema']['createTable']>[1]>[0]['string']
>

const comparedBy =
  (collation: string) =>
  ({ db }: BaseSchema, column: Column): Column => {
    if (schemaDialect(db).choosesCollation) column.collate(collation)
    return column
  }

/** A key of ASCII signs: comparing bytes makes finding one of millions cheaper, and keys that differ in capitals are two. */
export const asciiKey = comparedBy('ascii_bin')

/** A code of ASCII signs, which people may type in either case. */
export const asciiCode = comparedBy('ascii_general_ci')

/** A name that somebody else gave, in any script: names that differ in capitals are two. */
export const exactName = comparedBy('utf8mb4_bin')
