import { BaseSchema } from '@adonisjs/lucid/schema'

/** What people write to a brand by its contact form, and the answers. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('contact_messages', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      // No reference: the messages of a removed user stay.
      table.bigInteger('user_id').unsigned().nullable()
      table.string('name', 120).notNullable()
      table.string('email', 190).notNullable()
      table.string('subject', 150).notNullable()
      table.text('text', 'mediumtext').notNullable()
      table.string('language', 5).notNullable()
      table.string('state', 12).notNullable()
      table.text('answer', 'mediumtext').nullable()
      table.bigInteger('answered_by').unsigned().nullable()
      table.bigInteger('answered_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['site_id', 'id'])
      table.index(['site_id', 'state', 'id'])
    })
  }

  override async down() {
    this.schema.dropTable('contact_messages')
  }
}
