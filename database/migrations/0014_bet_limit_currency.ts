import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A bet limit's amounts have a currency; amounts of existing rows are in the brand's. One row for each subject and
 * currency.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('bet_limits', (table) => {
      table.string('currency', 3).notNullable().defaultTo('TRY')
    })
    this.schema.raw(
      'update bet_limits set currency = (select currency from sites where sites.id = bet_limits.site_id)'
    )
    // the new key first: MySQL needs an index that begins with the site, because of the reference to it
    this.schema.alterTable('bet_limits', (table) => {
      table.unique(['site_id', 'scope', 'scope_id', 'currency'])
    })
    this.schema.alterTable('bet_limits', (table) => {
      table.dropUnique(['site_id', 'scope', 'scope_id'])
    })
  }

  override async down() {
    this.schema.raw(
      'delete from bet_limits where currency <> (select currency from sites where sites.id = bet_limits.site_id)'
    )
    this.schema.alterTable('bet_limits', (table) => {
      table.unique(['site_id', 'scope', 'scope_id'])
    })
    this.schema.alterTable('bet_limits', (table) => {
      table.dropUnique(['site_id', 'scope', 'scope_id', 'currency'])
    })
    // as plain SQL: the schema builder would make the table anew on SQLite
    this.schema.raw('alter table bet_limits drop column currency')
  }
}
