import { BaseSchema } from '@adonisjs/lucid/schema'

/** Registered machines of terminals. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('machines', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // The terminal user who works at the machine.
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.string('name', 80).notNullable()
      table.string('machine_id', 64).notNullable()
      // The machine's id until it is revoked; unique, so that no id is registered twice.
      table.string('active_id', 64).nullable()
      // The code by which the machine gets its key: its keyed hash until it is used, and its expiry.
      table.string('code_hash', 64).nullable()
      table.bigInteger('code_expires_at').notNullable()
      table.text('public_key').nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('enrolled_at').nullable()
      table.bigInteger('locked_at').nullable()
      table.bigInteger('revoked_at').nullable()
      table.bigInteger('last_seen_at').nullable()
      table.string('printer', 12).notNullable().defaultTo('unknown')
      // `terminal` serves its one user; `branch` serves the users of the shop in turns.
      table.string('mode', 8).notNullable().defaultTo('terminal')
      table.unique(['site_id', 'active_id'])
      table.index(['site_id', 'machine_id'])
      table.index(['user_id'])
    })

    // Used challenges, until they expire.
    this.schema.createTable('machine_nonces', (table) => {
      table.string('key', 64).notNullable().primary()
      table.bigInteger('expires_at').notNullable()
      table.index(['expires_at'])
    })
  }

  override async down() {
    this.schema.dropTable('machine_nonces')
    this.schema.dropTable('machines')
  }
}
