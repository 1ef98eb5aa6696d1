import { BaseSchema } from '@adonisjs/lucid/schema'

/** The hash of what a session's cookie holds; who signed in before it was kept signs in again. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('user_sessions', (table) => {
      table.string('token_hash', 64).nullable().unique()
    })
  }

  override async down() {
    this.schema.alterTable('user_sessions', (table) => table.dropColumn('token_hash'))
  }
}
