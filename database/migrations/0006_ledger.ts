import { BaseSchema } from '@adonisjs/lucid/schema'
import { onlyAddedTo } from '../only_added_to.ts'

/**
 * The ledger with double entry. An account's balance never falls below its floor; house accounts have no running balance.
 * Transfers and entries are only added to (must-hold A2). Amounts in minor units.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('ledger_accounts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().nullable().references('users.id')
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
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
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
    onlyAddedTo(this, 'ledger_transfers')

    this.schema.createTable('ledger_entries', (table) => {
      table.bigIncrements('id')
      table.bigInteger('transfer_id').unsigned().notNullable().references('ledger_transfers.id')
      table.bigInteger('account_id').unsigned().notNullable().references('ledger_accounts.id')
      table.bigInteger('amount').notNullable()
      // Position in the account's own chain and its balance there; both empty on house accounts.
      table.bigInteger('seq').nullable()
      table.bigInteger('balance_after').nullable()
      table.unique(['account_id', 'seq'])
      table.index(['transfer_id'])
      table.check('amount <> 0', {}, 'ledger_entries_amount')
    })
    onlyAddedTo(this, 'ledger_entries')

    // Money that must be played before it can leave.
    this.schema.createTable('wagerings', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.string('source_type', 12).notNullable()
      table.bigInteger('source_id').unsigned().notNullable()
      table.bigInteger('amount').notNullable()
      table.bigInteger('due').notNullable()
      // JSON: the last entry of each of the owner's accounts when the wagering began
      table.text('since_seqs').notNullable()
      table.bigInteger('since').notNullable()
      // Null while it is open.
      table.bigInteger('ended_at').nullable()
      table.bigInteger('checked_at').notNullable()
      table.unique(['source_type', 'source_id'])
      table.index(['user_id', 'ended_at'])
      table.index(['ended_at', 'checked_at'])
    })
  }

  override async down() {
    for (const table of ['wagerings', 'ledger_entries', 'ledger_transfers', 'ledger_accounts']) {
      this.schema.dropTable(table)
    }
  }
}
