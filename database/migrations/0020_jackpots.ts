import { BaseSchema } from '@adonisjs/lucid/schema'

/** Jackpots, their levels with the run that each is in, and what they paid. Amounts in minor units unless said otherwise. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('jackpots', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.boolean('is_for_all_brands').notNullable()
      // JSON: name by language
      table.text('names').notNullable()
      table.string('currency', 3).notNullable()
      // JSON: lobbies, and ids of games, whose stakes count
      table.text('counted_lobbies').notNullable()
      table.text('counted_games').notNullable()
      table.integer('list_order').notNullable()
      table.boolean('is_enabled').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.index(['site_id', 'list_order'])
    })

    this.schema.createTable('jackpot_levels', (table) => {
      table.bigIncrements('id')
      table.bigInteger('jackpot_id').unsigned().notNullable().references('jackpots.id')
      // JSON: name by language
      table.text('names').notNullable()
      table.integer('list_order').notNullable()
      // Millionths of a stake.
      table.integer('share_ppm').notNullable()
      table.bigInteger('seed').notNullable()
      table.bigInteger('must_fall_before').notNullable()
      // The run: what it began with keeps its terms when staff change those above.
      table.integer('run_number').notNullable().defaultTo(0)
      table.bigInteger('run_seed').notNullable().defaultTo(0)
      table.bigInteger('run_must_fall_before').notNullable().defaultTo(0)
      // Millionths of a minor unit.
      table.bigInteger('value_micro').notNullable().defaultTo(0)
      table.string('seed_hash', 64).notNullable().defaultTo('')
      // The server seed, encrypted until the fall.
      table.text('sealed_seed').nullable()
      table.bigInteger('run_begun_at').notNullable().defaultTo(0)
      // Rises with every change of the value.
      table.bigInteger('change_count').notNullable().defaultTo(0)
      table.index(['jackpot_id', 'list_order'])
    })

    this.schema.createTable('jackpot_wins', (table) => {
      table.bigIncrements('id')
      table.bigInteger('jackpot_id').unsigned().notNullable().references('jackpots.id')
      table.bigInteger('level_id').unsigned().notNullable().references('jackpot_levels.id')
      table.integer('run_number').notNullable()
      // The brand of the winner.
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      // The round and our number of the bet that reached the figure; both 0 for a ticket of a draw.
      table.bigInteger('round_id').unsigned().notNullable()
      table.bigInteger('transaction_id').unsigned().notNullable()
      table.bigInteger('transfer_id').unsigned().notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('amount').notNullable()
      table.bigInteger('run_seed').notNullable()
      table.bigInteger('run_must_fall_before').notNullable()
      table.string('seed_hash', 64).notNullable()
      table.string('server_seed', 64).notNullable()
      table.bigInteger('run_begun_at').notNullable()
      table.bigInteger('fell_at').notNullable()
      // The ticket of a draw that reached the figure.
      table.bigInteger('draw_ticket_id').unsigned().nullable()
      table.unique(['level_id', 'run_number'])
      table.index(['site_id', 'fell_at'])
      table.index(['user_id'])
    })
  }

  override async down() {
    this.schema.dropTable('jackpot_wins')
    this.schema.dropTable('jackpot_levels')
    this.schema.dropTable('jackpots')
  }
}
