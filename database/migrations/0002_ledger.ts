import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Double entry. The ledger with double entry. An account's balance never falls below its floor; house accounts have no
 * running balance.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('ledger_accounts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('user_id').unsigned().nullable().references('id').inTable('users')
      // `u12:balance:TRY` or `s1:stakes:TRY`: an owner has one account for each pocket and currency.
      table.string('owner_key', 64).notNullable().unique()
      table.string('pocket', 24).notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('balance').notNullable().defaultTo(0)
      table.bigInteger('floor').notNullable().defaultTo(0)
      table.bigInteger('entry_count').notNullable().defaultTo(0)
      table.bigInteger('created_at').notNullable()
      table.index(['user_id'])
      table.index(['site_id', 'pocket'])
      table.check('balance >= floor', {}, 'ledger_accounts_floor')
    })

    this.schema.createTable('ledger_transfers', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('key', 80).notNullable().unique()
      table.string('kind', 32).notNullable()
      table.string('currency', 3).notNullable()
      table.string('reference_type', 16).nullable()
      table.bigInteger('reference_id').nullable()
      table.bigInteger('actor_id').unsigned().nullable()
      table.string('note', 255).nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['reference_type', 'reference_id'])
      table.index(['created_at'])
    })

    this.schema.createTable('ledger_entries', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('transfer_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('ledger_transfers')
      table
        .bigInteger('account_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('ledger_accounts')
      table.bigInteger('amount').notNullable()
      // Position in the account's own chain and its balance there; both empty on house accounts.
      table.bigInteger('seq').nullable()
      table.bigInteger('balance_after').nullable()
      table.unique(['account_id', 'seq'])
      table.index(['transfer_id'])
      table.check('amount <> 0', {}, 'ledger_entries_amount')
    })
  }

  override async down() {
    this.schema.dropTable('ledger_entries')
    this.schema.dropTable('ledger_transfers')
    this.schema.dropTable('ledger_accounts')
  }
}
