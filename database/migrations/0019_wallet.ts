import { BaseSchema } from '@adonisjs/lucid/schema'
import { exactName } from '../compared_texts.ts'

/**
 * Rounds of games, the transactions of their providers, each message as it came, and where a provider and we differ.
 * Amounts in minor units.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('game_rounds', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('provider_id').unsigned().notNullable()
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      // The provider's name of the round; several players may share it.
      exactName(this, table.string('provider_round', 120)).notNullable()
      // No reference: the rounds of a removed game stay, with its title of then.
      table.bigInteger('game_id').unsigned().notNullable()
      table.string('game_code', 100).notNullable()
      table.string('game_title', 120).notNullable()
      table.bigInteger('session_id').unsigned().nullable()
      table.string('state', 10).notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('stake').notNullable()
      table.bigInteger('returned').notNullable()
      table.bigInteger('won').notNullable()
      table.bigInteger('taken_back').notNullable()
      // Bets in force, and those that were rolled back.
      table.integer('bet_count').notNullable()
      table.integer('undone_count').notNullable()
      // JSON: the accounts that paid the stake, with what each paid
      table.text('paid_by').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.bigInteger('closed_at').nullable()
      // For turnover: a game may be removed, or move to another lobby.
      table.string('product', 8).notNullable().defaultTo('slot')
      // When the provider was asked about it, and when it was found to wait for its player.
      table.bigInteger('asked_at').nullable()
      table.bigInteger('interrupted_at').nullable()
      table.unique(['provider_round', 'user_id', 'provider_id'])
      table.index(['user_id', 'id'])
      table.index(['state', 'updated_at'])
      table.index(['site_id', 'created_at'])
    })

    this.schema.createTable('game_transactions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('provider_id').unsigned().notNullable()
      exactName(this, table.string('provider_transaction', 120)).notNullable()
      table.string('kind', 12).notNullable()
      table.string('state', 12).notNullable()
      // None for a tombstone of a round that never came.
      table.bigInteger('round_id').unsigned().nullable().references('game_rounds.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.bigInteger('amount').notNullable()
      table.string('currency', 3).notNullable()
      // The bet of a win, or what a rollback undoes.
      exactName(this, table.string('related_transaction', 120)).nullable()
      table.bigInteger('transfer_id').unsigned().nullable()
      // JSON: the accounts that paid or got the amount
      table.text('parts').notNullable()
      // Equal for calls that say the same.
      table.string('payload_hash', 64).notNullable()
      // JSON: the answer, for the same call again
      table.text('answer').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      // JSON: what the bet put into levels of jackpots; null for nothing
      table.text('jackpot_parts').nullable()
      table.unique(['provider_transaction', 'provider_id'])
      table.index(['round_id'])
      table.index(['user_id', 'id'])
      table.index(['provider_id', 'created_at'])
    })

    // Each message of a provider as it came.
    this.schema.createTable('game_messages', (table) => {
      table.bigIncrements('id')
      table.bigInteger('provider_id').unsigned().notNullable()
      table.string('call', 40).notNullable()
      exactName(this, table.string('provider_transaction', 120)).nullable()
      table.text('body', 'mediumtext').notNullable()
      // What became of it: `done`, `repeated`, or the key of the refusal.
      table.string('verdict', 40).notNullable()
      table.string('ip', 45).notNullable()
      table.bigInteger('received_at').notNullable()
      table.index(['provider_transaction'])
      table.index(['provider_id', 'received_at'])
    })

    // Transactions about which a provider and we differ.
    this.schema.createTable('game_findings', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('provider_id').unsigned().notNullable()
      table.string('fault', 12).notNullable()
      exactName(this, table.string('provider_transaction', 120)).notNullable()
      table.string('kind', 12).nullable()
      table.bigInteger('round_id').unsigned().nullable()
      table.bigInteger('user_id').unsigned().nullable()
      // Null where the side does not know it, or does not say.
      table.bigInteger('ours').nullable()
      table.bigInteger('theirs').nullable()
      table.string('currency', 3).nullable()
      // JSON: what the provider lists, as a call of it would say
      table.text('listed').nullable()
      table.string('state', 12).notNullable()
      // Key of the last refusal by our wallet.
      table.string('refused_because', 40).nullable()
      table.string('reason', 500).nullable()
      table.bigInteger('decided_by').unsigned().nullable()
      table.bigInteger('found_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['provider_transaction', 'provider_id', 'fault'])
      table.index(['site_id', 'state'])
    })
  }

  override async down() {
    for (const table of ['game_findings', 'game_messages', 'game_transactions', 'game_rounds']) {
      this.schema.dropTable(table)
    }
  }
}
