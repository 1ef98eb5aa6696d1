import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Bills of desks: the stretches of a shift between two cuts. The movements of a bill are the entries of the drawer
 * between its bounds, so the bills of a shift add up to it.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('bills', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.bigInteger('shift_id').unsigned().notNullable().references('id').inTable('shifts')
      // From 1 within the shift.
      table.integer('bill_number').notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('opened_at').notNullable()
      table.bigInteger('closed_at').notNullable()
      // Cash in minor units: expected at the beginning and at the end; counted only on the last bill of a shift.
      table.bigInteger('opening').notNullable()
      table.bigInteger('expected').notNullable()
      table.bigInteger('counted').nullable()
      // Number of the drawer's last entry before the bill, and of its own last entry.
      table.bigInteger('entries_before').notNullable()
      table.bigInteger('entries_after').notNullable()
      table.unique(['shift_id', 'bill_number'])
      table.index(['user_id', 'id'])
    })
  }

  override async down() {
    this.schema.dropTable('bills')
  }
}
