import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Counts of tries at doors, with when each opens again; what was counted before is forgotten. And the device of a session:
 * a device that somebody has signed in on is let in where strangers wait.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.dropTable('rate_limits')
    this.schema.createTable('rate_limits', (table) => {
      const key = table.string('key', 100).notNullable()
      if (this.db.dialect.name === 'mysql') key.collate('ascii_bin')
      table.integer('tries').notNullable()
      table.bigInteger('open_at').notNullable()
      table.bigInteger('forgotten_at').notNullable()
      table.primary(['key'])
      table.index(['forgotten_at'])
    })
    this.schema.alterTable('user_sessions', (table) => {
      // The hash of the device's cookie.
      table.string('device_hash', 64).nullable()
    })
  }

  override async down() {
    this.schema.alterTable('user_sessions', (table) => table.dropColumn('device_hash'))
    this.schema.dropTable('rate_limits')
    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points', 9).notNullable().defaultTo(0)
      table.bigint('expire').unsigned().nullable()
    })
  }
}
