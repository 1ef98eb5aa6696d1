import { BaseSchema } from '@adonisjs/lucid/schema'

/** The second factor of staff: its secret, recovery codes, and when a session last gave a code. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('second_factors', (table) => {
      table.bigInteger('user_id').unsigned().notNullable().primary()
      table.foreign('user_id').references('users.id')
      table.text('secret').notNullable()
      table.bigInteger('confirmed_at').nullable()
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
    this.schema.alterTable('user_sessions', (table) => {
      table.bigInteger('proven_at').nullable()
    })
  }

  override async down() {
    this.schema.raw('alter table user_sessions drop column proven_at')
    this.schema.dropTable('recovery_codes')
    this.schema.dropTable('second_factors')
  }
}
