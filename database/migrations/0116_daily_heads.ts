import { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from '../schema_dialect.ts'

/** A hash for each day over the ledger, the results and the seeds of draws, each chained to the day before. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('daily_heads', (table) => {
      table.string('journal', 8).notNullable()
      // Day by UTC, such as 2026-11-25.
      table.string('day', 10).notNullable()
      table.bigInteger('row_count').notNullable()
      // SHA-256 in hexadecimal digits: of the day's rows, and of the chain up to this day.
      table.string('content_hash', 64).notNullable()
      table.string('head', 64).notNullable()
      table.bigInteger('created_at').notNullable()
      table.primary(['journal', 'day'])
    })
    // as for the books: where the database has no users, triggers let rows only be added
    if (!schemaDialect(this.db).hasUsers) {
      for (const change of ['update', 'delete']) {
        this.schema.raw(
          `create trigger daily_heads_no_${change} before ${change} on daily_heads ` +
            `begin select raise(abort, 'daily_heads is only added to'); end`
        )
      }
    }
    this.schema.alterTable('results', (table) => table.index(['created_at']))
    this.schema.alterTable('draws', (table) => table.index(['draws_at']))
  }

  override async down() {
    this.schema.alterTable('draws', (table) => table.dropIndex(['draws_at']))
    this.schema.alterTable('results', (table) => table.dropIndex(['created_at']))
    this.schema.dropTable('daily_heads')
  }
}
