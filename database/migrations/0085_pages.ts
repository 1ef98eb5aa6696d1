import { BaseSchema } from '@adonisjs/lucid/schema'

/** Pages of a brand that players read. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('pages', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.integer('number').notNullable()
      table.string('title', 120).notNullable()
      // JSON: title and HTML by language; a page of every brand has our texts in the languages that are absent
      table.text('texts', 'mediumtext').notNullable()
      table.boolean('is_shown').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'number'])
    })
  }

  override async down() {
    this.schema.dropTable('pages')
  }
}
