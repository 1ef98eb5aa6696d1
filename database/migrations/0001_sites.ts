import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Brands, and the hosts at which each answers. In all tables times are epoch milliseconds, and JSON is stored as text, which
 * both databases read alike.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('sites', (table) => {
      table.bigIncrements('id')
      table.string('key', 32).notNullable().unique()
      table.string('title', 190).notNullable()
      table.string('default_language', 8).notNullable().defaultTo(DEFAULT_LANGUAGE)
      table.string('currency', 3).notNullable().defaultTo('TRY')
      // JSON
      table.text('settings').notNullable()
      table.smallint('status').notNullable().defaultTo(1)
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      // Styles and scripts of the brand's own, which are longer than a plain text may be on MySQL.
      table.text('scripts', 'mediumtext').nullable()
    })

    this.schema.createTable('site_hosts', (table) => {
      // In the brand's order: the first is used in links.
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // In lower case.
      table.string('host', 190).notNullable().unique()
      table.bigInteger('created_at').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('site_hosts')
    this.schema.dropTable('sites')
  }
}
