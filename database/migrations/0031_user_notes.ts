import { BaseSchema } from '@adonisjs/lucid/schema'

/** Notes of staff on a user. Rows are only added. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('user_notes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.bigInteger('author_id').unsigned().notNullable().references('id').inTable('users')
      table.string('text', 1000).notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['user_id', 'id'])
    })
  }

  override async down() {
    this.schema.dropTable('user_notes')
  }
}
