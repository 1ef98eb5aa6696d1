import { BaseSchema } from '@adonisjs/lucid/schema'

/** What people sign in with beside their password: the second factor, PINs, links of mails. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('second_factors', (table) => {
      table.bigInteger('user_id').unsigned().notNullable().primary()
      table.foreign('user_id').references('users.id')
      table.text('secret').notNullable()
      table.bigInteger('confirmed_at').nullable()
      // The step of time whose code was used last: no code is taken twice.
      table.bigInteger('last_step').notNullable().defaultTo(0)
      table.bigInteger('created_at').notNullable()
    })

    this.schema.createTable('recovery_codes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.string('code_hash', 64).notNullable()
      table.bigInteger('used_at').nullable()
      table.unique(['user_id', 'code_hash'])
    })

    // PINs by which terminal users sign in by hand, each at their registered machine.
    this.schema.createTable('hand_login_pins', (table) => {
      table.bigInteger('user_id').unsigned().notNullable().primary()
      table.foreign('user_id').references('users.id')
      table.string('pin_hash', 255).notNullable()
      // Wrong PINs since the last sign-in with the password.
      table.integer('wrong_count').notNullable().defaultTo(0)
      table.bigInteger('created_at').notNullable()
    })

    // Links of mails that activate an account or set a new password.
    this.schema.createTable('account_links', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('user_id')
        .unsigned()
        .notNullable()
        .references('users.id')
        .onDelete('cascade')
      table.string('purpose', 16).notNullable()
      // The hash of the code in the link, from which the code cannot be read.
      table.string('code_hash', 64).notNullable().unique()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('used_at').nullable()
      table.index(['user_id', 'purpose'])
      table.index(['expires_at'])
    })
  }

  override async down() {
    for (const table of ['account_links', 'hand_login_pins', 'recovery_codes', 'second_factors']) {
      this.schema.dropTable(table)
    }
  }
}
