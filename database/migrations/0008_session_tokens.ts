import { BaseSchema } from '@adonisjs/lucid/schema'

/** The hash of the value in a session's cookie. Users who signed in before sign in again. */
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
