import { BaseSchema } from '@adonisjs/lucid/schema'

/** Cash that players put into machines, once for each uuid; and the PINs of hand login. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('machine_deposits', (table) => {
      table.bigIncrements('id')
      table.bigInteger('machine_id').unsigned().notNullable().references('id').inTable('machines')
      table.string('uuid', 36).notNullable()
      table.bigInteger('player_id').unsigned().notNullable().references('id').inTable('users')
      table.string('currency', 3).notNullable()
      // Minor units.
      table.bigInteger('amount').notNullable()
      table.bigInteger('transfer_id').unsigned().notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['machine_id', 'uuid'])
    })
    this.schema.createTable('hand_login_pins', (table) => {
      table.bigInteger('user_id').unsigned().notNullable().primary()
      table.foreign('user_id').references('id').inTable('users')
      table.string('pin_hash', 255).notNullable()
      // Wrong PINs since the last sign-in with the password.
      table.integer('wrong_count').notNullable().defaultTo(0)
      table.bigInteger('created_at').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('hand_login_pins')
    this.schema.dropTable('machine_deposits')
  }
}
