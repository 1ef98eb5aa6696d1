import { BaseSchema } from '@adonisjs/lucid/schema'

/** Shifts of desks. The movements of a shift are the entries of the drawer between its first and its last one. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('shifts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      // The user while the shift is open; unique, so that no user has two open shifts.
      table.bigInteger('open_for').unsigned().nullable().unique()
      table.string('currency', 3).notNullable()
      table.bigInteger('opened_at').notNullable()
      // Cash in minor units: counted at the beginning; expected, counted and their difference at the end.
      table.bigInteger('opening').notNullable()
      table.bigInteger('closed_at').nullable()
      table.bigInteger('expected').nullable()
      table.bigInteger('counted').nullable()
      table.bigInteger('difference').nullable()
      // Number of the drawer's entry before the first sale, and of the last entry before the count.
      table.bigInteger('entries_before').notNullable()
      table.bigInteger('entries_after').nullable()
      table.index(['site_id', 'opened_at'])
      table.index(['user_id', 'opened_at'])
    })
  }

  override async down() {
    this.schema.dropTable('shifts')
  }
}
