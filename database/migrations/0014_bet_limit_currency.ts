import { BaseSchema } from '@adonisjs/lucid/schema'

/** Amounts of a bet limit are of one currency: what stands was meant in the brand's. One row for each subject and currency. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('bet_limits', (table) => {
      table.string('currency', 3).notNullable().defaultTo('TRY')
    })
    this.schema.raw(
      'update bet_limits set currency = (select currency from sites where sites.id = bet_limits.site_id)'
    )
    // the new key first: MySQL needs one that begins with the site, which it refers to
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
    // as plain SQL: the builder makes SQLite's table anew
    this.schema.raw('alter table bet_limits drop column currency')
  }
}
