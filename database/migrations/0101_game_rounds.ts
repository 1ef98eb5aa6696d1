import { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from '../schema_dialect.ts'

const KEY = 'character set utf8mb4 collate utf8mb4_bin'

/** Rounds of games, the transactions of their providers, and each message as it came. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('game_rounds', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('provider_id').unsigned().notNullable()
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      // The provider's name of the round; several players may share it.
      table.string('provider_round', 120).notNullable()
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
      table.unique(['provider_round', 'user_id', 'provider_id'])
      table.index(['user_id', 'id'])
      table.index(['state', 'updated_at'])
      table.index(['site_id', 'created_at'])
    })
    this.schema.createTable('game_transactions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('provider_id').unsigned().notNullable()
      table.string('provider_transaction', 120).notNullable()
      table.string('kind', 12).notNullable()
      table.string('state', 12).notNullable()
      // None for a tombstone of a round that never came.
      table.bigInteger('round_id').unsigned().nullable().references('id').inTable('game_rounds')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.bigInteger('amount').notNullable()
      table.string('currency', 3).notNullable()
      // The bet of a win, or what a rollback undoes.
      table.string('related_transaction', 120).nullable()
      table.bigInteger('transfer_id').unsigned().nullable()
      // JSON: the accounts that paid or got the amount
      table.text('parts').notNullable()
      // Equal for calls that say the same.
      table.string('payload_hash', 64).notNullable()
      // JSON: the answer, for the same call again
      table.text('answer').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['provider_transaction', 'provider_id'])
      table.index(['round_id'])
      table.index(['user_id', 'id'])
      table.index(['provider_id', 'created_at'])
    })
    this.schema.createTable('game_messages', (table) => {
      table.bigIncrements('id')
      table.bigInteger('provider_id').unsigned().notNullable()
      table.string('call', 40).notNullable()
      table.string('provider_transaction', 120).nullable()
      table.text('body', 'mediumtext').notNullable()
      // What became of it: `done`, `repeated`, or the key of the refusal.
      table.string('verdict', 40).notNullable()
      table.string('ip', 45).notNullable()
      table.bigInteger('received_at').notNullable()
      table.index(['provider_transaction'])
      table.index(['provider_id', 'received_at'])
    })
    this.exactNames()
  }

  override async down() {
    for (const name of ['game_messages', 'game_transactions', 'game_rounds']) {
      this.schema.dropTable(name)
    }
  }

  /** Names of two transactions may differ in capitals alone. */
  private exactNames(): void {
    if (!schemaDialect(this.db).choosesCollation) return
    const exact = (table: string, column: string, isNull: string) =>
      this.schema.raw(`alter table ${table} modify ${column} varchar(120) ${KEY} ${isNull}`)
    exact('game_rounds', 'provider_round', 'not null')
    exact('game_transactions', 'provider_transaction', 'not null')
    exact('game_transactions', 'related_transaction', 'null')
    exact('game_messages', 'provider_transaction', 'null')
  }
}
