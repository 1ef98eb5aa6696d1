import { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from '../schema_dialect.ts'

/**
 * Counts of attempts at rate-limited doors, with the time at which each opens again; earlier counts are dropped. Also
 * the device of each session: a device on which an account was signed in may try again while unknown devices are
 * refused.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.dropTable('rate_limits')
    this.schema.createTable('rate_limits', (table) => {
      const key = table.string('key', 100).notNullable()
      if (schemaDialect(this.db).choosesCollation) key.collate('ascii_bin')
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
