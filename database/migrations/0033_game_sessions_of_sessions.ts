import { BaseSchema } from '@adonisjs/lucid/schema'

/** A game that was launched in a session ends with that session; a win may be owed to a fraction of a minor unit. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('game_sessions', (table) => {
      // null where no session launched it, as in the demo; no reference, because old sessions are deleted
      table.bigInteger('user_session_id').unsigned().nullable()
    })
    this.schema.alterTable('game_transactions', (table) => {
      // hundred-thousandths of a unit by which a win was rounded up to a minor unit
      table.integer('rounded_up_parts').notNullable().defaultTo(0)
    })
  }

  override async down() {
    this.schema.alterTable('game_transactions', (table) => {
      table.dropColumn('rounded_up_parts')
    })
    this.schema.alterTable('game_sessions', (table) => {
      table.dropColumn('user_session_id')
    })
  }
}
