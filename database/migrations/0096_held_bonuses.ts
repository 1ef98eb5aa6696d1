import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a bonus that was met is held, and the columns by which players who share something are found. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('bonus_flags', (table) => {
      table.bigIncrements('id')
      table.bigInteger('grant_id').unsigned().notNullable().references('bonus_grants.id')
      table.string('flag', 24).notNullable()
      // JSON: what was seen
      table.text('detail').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['grant_id', 'flag'])
    })
    this.schema.alterTable('user_sessions', (table) => {
      table.index(['device_hash'])
      table.index(['ip'])
    })
    this.schema.alterTable('payments', (table) => {
      table.index(['target_hash'])
    })
  }

  override async down() {
    this.schema.alterTable('payments', (table) => table.dropIndex(['target_hash']))
    this.schema.alterTable('user_sessions', (table) => {
      table.dropIndex(['device_hash'])
      table.dropIndex(['ip'])
    })
    this.schema.dropTable('bonus_flags')
  }
}
