import { BaseSchema } from '@adonisjs/lucid/schema'

/** What people keep of how they use an app, such as their searches: the same wherever they sign in. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('user_preferences', (table) => {
      table.bigInteger('user_id').unsigned().notNullable()
      table.foreign('user_id').references('id').inTable('users').onDelete('CASCADE')
      table.string('name', 80).notNullable()
      // Any JSON.
      table.text('value').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.primary(['user_id', 'name'])
    })
  }

  override async down() {
    this.schema.dropTable('user_preferences')
  }
}
