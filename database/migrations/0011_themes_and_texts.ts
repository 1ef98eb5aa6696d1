import { BaseSchema } from '@adonisjs/lucid/schema'

/** Shipped themes by key and first name; their designs are in the code. */
const SHIPPED = [
  ['grandstand', 'Grandstand'],
  ['terrace', 'Terrace'],
  ['floodlight', 'Floodlight'],
  ['broadsheet', 'Broadsheet'],
] as const

/** How a brand looks and speaks: its themes, and its own texts in place of those that the player app was built with. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('themes', (table) => {
      table.bigIncrements('id')
      // Null for a theme that every brand has.
      table.bigInteger('site_id').unsigned().nullable().references('sites.id')
      table.string('key', 40).notNullable()
      table.string('name', 60).notNullable()
      // JSON; empty for a shipped theme.
      table.text('design').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'key'])
    })
    this.defer(async (db) => {
      const now = Date.now()
      await db.table('themes').multiInsert(
        SHIPPED.map(([key, name]) => ({
          site_id: null,
          key,
          name,
          design: '{}',
          created_at: now,
          updated_at: now,
        }))
      )
    })

    // Which themes the players of a brand may choose.
    this.schema.createTable('theme_choices', (table) => {
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table
        .bigInteger('theme_id')
        .unsigned()
        .notNullable()
        .references('themes.id')
        .onDelete('cascade')
      // A brand without a row for a theme offers it if it is a shipped one.
      table.boolean('is_choosable').notNullable()
      table.primary(['site_id', 'theme_id'])
    })

    // The texts that the player app was built with.
    this.schema.createTable('shipped_texts', (table) => {
      table.bigIncrements('id')
      table.string('language', 5).notNullable()
      table.string('text_key', 120).notNullable()
      // null: the language lacks a text that the default language has
      table.text('text').nullable()
      table.text('original').notNullable()
      table.unique(['language', 'text_key'])
    })

    this.schema.createTable('own_texts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('language', 5).notNullable()
      table.string('text_key', 120).notNullable()
      table.text('text').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'language', 'text_key'])
    })
  }

  override async down() {
    for (const table of ['own_texts', 'shipped_texts', 'theme_choices', 'themes']) {
      this.schema.dropTable(table)
    }
  }
}
