/** Tables whose rows are added, and neither changed nor removed. */
import type { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from './schema_dialect.ts'

/**
 * Lets rows of a new table only be added (must-hold A2). SQLite has no users, so triggers refuse other statements; on MySQL
 * the server's user lacks the rights (database/server_user.sql).
 */
export function onlyAddedTo({ db, schema }: BaseSchema, table: string): void {
  if (schemaDialect(db).hasUsers) return
  for (const change of ['update', 'delete']) {
    schema.raw(
      `create trigger ${table}_no_${change} before ${change} on ${table} ` +
        `begin select raise(abort, '${table} is only added to'); end`
    )
  }
}
