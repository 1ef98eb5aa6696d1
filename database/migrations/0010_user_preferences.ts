import { BaseSchema } from '@adonisjs/lucid/schema'

/** Preferences of users, such as saved searches, the same wherever the user signs in. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('user_preferences', (table) => {
      table.bigInteger('user_id').unsigned().notNullable()
      table.foreign('user_id').references('id').inTable('users').onDelete('CASCADE')
      table.string('name', 80).notNullable()
      // Any JSON value.
      table.text('value').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.primary(['user_id', 'name'])
    })
  }

  override async down() {
    this.schema.dropTable('user_preferences')
  }
}
