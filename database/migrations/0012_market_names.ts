import { BaseSchema } from '@adonisjs/lucid/schema'

/** Staff name market types in short, and their outcomes; null where the catalogue's names stand. */
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
    // as plain SQL: the builder makes SQLite's table anew, which markets refer to
    this.schema.raw('alter table market_types drop column short_names')
    this.schema.raw('alter table market_types drop column outcome_names')
  }
}
