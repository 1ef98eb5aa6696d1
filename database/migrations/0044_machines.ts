import { BaseSchema } from '@adonisjs/lucid/schema'

/** Registered machines of terminals, the sessions and users that are bound to them, and why a shift ended. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('machines', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      // The terminal user who works at the machine.
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
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
    this.schema.alterTable('user_sessions', (table) => {
      table.bigInteger('machine_id').unsigned().nullable()
      table.index(['machine_id'])
    })
    this.schema.alterTable('users', (table) => {
      table.boolean('requires_machine').notNullable().defaultTo(false)
    })
    this.schema.alterTable('shifts', (table) => {
      // Why the platform ends or ended the shift; null when the desk closed it.
      table.string('ended_because', 16).nullable()
    })
  }

  override async down() {
    this.schema.raw('alter table shifts drop column ended_because')
    this.schema.raw('alter table users drop column requires_machine')
    this.schema.alterTable('user_sessions', (table) => {
      table.dropIndex(['machine_id'])
    })
    this.schema.raw('alter table user_sessions drop column machine_id')
    this.schema.dropTable('machine_nonces')
    this.schema.dropTable('machines')
  }
}
