import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Shifts of desks and their bills, and cash that players put into machines. The movements of a shift or a bill are the
 * entries of the drawer between its bounds, so the bills of a shift add up to it. Amounts in minor units.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('shifts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
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
      // Why the platform ends or ended the shift; null when the desk closed it.
      table.string('ended_because', 16).nullable()
      table.index(['site_id', 'opened_at'])
      table.index(['user_id', 'opened_at'])
    })

    // The stretches of a shift between two cuts.
    this.schema.createTable('bills', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.bigInteger('shift_id').unsigned().notNullable().references('shifts.id')
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

    // Every print of a bill: the original and the copies, with who asked for each.
    this.schema.createTable('bill_prints', (table) => {
      table.bigIncrements('id')
      table.bigInteger('bill_id').unsigned().notNullable().references('bills.id')
      // 0 for the original.
      table.smallint('copy_number').notNullable()
      table.string('status', 12).notNullable()
      table.bigInteger('asked_by').unsigned().notNullable()
      table.bigInteger('asked_at').notNullable()
      table.string('ip', 45).notNullable()
      table.unique(['bill_id', 'copy_number'])
    })

    // Cash that players put into machines, once for each uuid.
    this.schema.createTable('machine_deposits', (table) => {
      table.bigIncrements('id')
      table.bigInteger('machine_id').unsigned().notNullable().references('machines.id')
      table.string('uuid', 36).notNullable()
      table.bigInteger('player_id').unsigned().notNullable().references('users.id')
      table.string('currency', 3).notNullable()
      // Minor units.
      table.bigInteger('amount').notNullable()
      table.bigInteger('transfer_id').unsigned().notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['machine_id', 'uuid'])
    })
  }

  override async down() {
    for (const table of ['machine_deposits', 'bill_prints', 'bills', 'shifts']) {
      this.schema.dropTable(table)
    }
  }
}
