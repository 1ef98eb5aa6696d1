import { BaseSchema } from '@adonisjs/lucid/schema'

/** Shipped themes by key and first name; their designs are in the code. */
const SHIPPED = [
  ['grandstand', 'Grandstand'],
  ['terrace', 'Terrace'],
  ['floodlight', 'Floodlight'],
  ['broadsheet', 'Broadsheet'],
] as const

/** Themes of brands, those that every brand has, and which of them the players of a brand may choose. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('themes', (table) => {
      table.bigIncrements('id')
      // Null for a theme that every brand has.
      table.bigInteger('site_id').unsigned().nullable().references('id').inTable('sites')
      table.string('key', 40).notNullable()
      table.string('name', 60).notNullable()
      // JSON; empty for a shipped theme.
      table.text('design').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'key'])
    })
    this.schema.createTable('theme_choices', (table) => {
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table
        .bigInteger('theme_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('themes')
        .onDelete('cascade')
      // A brand without a row for a theme offers it if it is a shipped one.
      table.boolean('is_choosable').notNullable()
      table.primary(['site_id', 'theme_id'])
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
  }

  override async down() {
    this.schema.dropTable('theme_choices')
    this.schema.dropTable('themes')
  }
}
