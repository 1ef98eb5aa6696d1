import { BaseSchema } from '@adonisjs/lucid/schema'

/** Short names of market types and names of outcomes set by staff; null where the catalogue's names are in force. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('market_types', (table) => {
      // JSON by language.
      table.text('short_names').nullable()
      // JSON: a list of `OutcomeNames`.
      table.text('outcome_names').nullable()
    })
  }

  override async down() {
    // as plain SQL: the schema builder would make the table anew on SQLite, which references to it forbid
    this.schema.raw('alter table market_types drop column short_names')
    this.schema.raw('alter table market_types drop column outcome_names')
  }
}
