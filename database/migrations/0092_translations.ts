import { BaseSchema } from '@adonisjs/lucid/schema'

/** The texts that the player app was built with, and a brand's own texts in their place. */
export default class extends BaseSchema {
  override async up() {
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
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('language', 5).notNullable()
      table.string('text_key', 120).notNullable()
      table.text('text').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'language', 'text_key'])
    })
  }

  override async down() {
    this.schema.dropTable('own_texts')
    this.schema.dropTable('shipped_texts')
  }
}
