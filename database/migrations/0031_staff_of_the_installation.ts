import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who may change what all brands of an installation share. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      // Whether an admin, or an operator of the house, may hold rights that reach all brands.
      table.boolean('is_installation_staff').notNullable().defaultTo(false)
    })
  }

  override async down() {
    // as one statement: dropping it by the builder would make SQLite's table anew, which other tables name
    this.schema.raw('alter table users drop column is_installation_staff')
  }
}
