import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = ['asked_act', 'asked_by', 'asked_reason', 'asked_at', 'approved_by', 'approved_at']

/** What an officer ordered about a difference with a provider, and who approved it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('game_findings', (table) => {
      // `apply`, `rollBack` or `accept`; null while nobody ordered anything.
      table.string('asked_act', 10).nullable()
      table.bigInteger('asked_by').unsigned().nullable()
      table.string('asked_reason', 500).nullable()
      table.bigInteger('asked_at').nullable()
      table.bigInteger('approved_by').unsigned().nullable()
      table.bigInteger('approved_at').nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    for (const column of COLUMNS) {
      this.schema.raw(`alter table game_findings drop column ${column}`)
    }
  }
}
