import { BaseSchema } from '@adonisjs/lucid/schema'

/** Games that are drawn for everybody at set times: code, interval, end of sales before the draw in seconds, draws ahead. */
const GAMES = [
  ['bingo75', 300, 20, 12],
  ['bingo90', 600, 20, 12],
  ['keno', 120, 10, 15],
  ['lotto6of49', 3600, 60, 12],
  ['lotto5of36', 900, 30, 12],
  ['greyhounds', 180, 10, 5],
  ['horses', 300, 10, 5],
] as const

/** Draws that all brands share, and the tickets of players and desks. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('draw_games', (table) => {
      table.bigIncrements('id')
      table.string('code', 20).notNullable().unique()
      table.integer('interval_seconds').notNullable()
      table.integer('sales_close_seconds').notNullable()
      table.integer('draws_ahead').notNullable()
      // JSON by currency: least and most stake of a ticket, most that it is paid
      table.text('limits').notNullable()
      table.boolean('is_enabled').notNullable()
      table.bigInteger('updated_at').notNullable()
    })
    this.defer(async (db) => {
      await db.table('draw_games').multiInsert(
        GAMES.map(([code, interval, close, ahead]) => ({
          code,
          interval_seconds: interval,
          sales_close_seconds: close,
          draws_ahead: ahead,
          limits: '{}',
          is_enabled: false,
          updated_at: 0,
        }))
      )
    })

    // A brand without a row sells the tickets of every game.
    this.schema.createTable('draw_game_sites', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('game_id').unsigned().notNullable().references('draw_games.id')
      table.boolean('is_shown').notNullable()
      table.unique(['site_id', 'game_id'])
    })

    this.schema.createTable('draws', (table) => {
      table.bigIncrements('id')
      table.bigInteger('game_id').unsigned().notNullable().references('draw_games.id')
      table.integer('number').notNullable()
      table.bigInteger('opens_at').notNullable()
      table.bigInteger('closes_at').notNullable()
      table.bigInteger('draws_at').notNullable()
      table.string('state', 8).notNullable()
      table.string('seed_hash', 64).notNullable()
      // The server seed, encrypted until the draw is over.
      table.text('sealed_seed').notNullable()
      table.string('server_seed', 64).nullable()
      // A hash over all tickets, made when sales have ended.
      table.string('client_seed', 64).nullable()
      // JSON
      table.text('outcome').nullable()
      table.string('failed_because', 8).nullable()
      table.string('reason', 500).nullable()
      table.bigInteger('drawn_at').nullable()
      // When the last of its tickets was paid or had moved on; null while there is work left.
      table.bigInteger('done_at').nullable()
      table.unique(['game_id', 'number'])
      table.index(['done_at', 'draws_at'])
      table.index(['game_id', 'state', 'draws_at'])
      table.index(['draws_at'])
    })

    this.schema.createTable('draw_tickets', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // A player, or the desk that sold it.
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.bigInteger('draw_id').unsigned().notNullable().references('draws.id')
      // Number of the failed draw from which it was carried over.
      table.integer('carried_from').nullable()
      table.string('code', 12).notNullable().unique()
      table.string('state', 10).notNullable()
      table.string('currency', 3).notNullable()
      // The product that its game is sold under, for turnover.
      table.string('product', 8).notNullable()
      // JSON
      table.text('bets').notNullable()
      table.bigInteger('stake').notNullable()
      table.bigInteger('max_win').notNullable()
      table.bigInteger('win').nullable()
      // JSON: the accounts that paid the stake, with what each paid
      table.text('paid_by').notNullable()
      table.bigInteger('bought_at').notNullable()
      table.bigInteger('settled_at').nullable()
      table.bigInteger('collected_at').nullable()
      table.bigInteger('collected_by').unsigned().nullable()
      // JSON: what the ticket put into levels of jackpots; null for nothing
      table.text('jackpot_parts').nullable()
      table.index(['draw_id', 'state', 'id'])
      table.index(['user_id', 'id'])
      table.index(['site_id', 'bought_at'])
    })

    this.schema.createTable('draw_ticket_prints', (table) => {
      table.bigIncrements('id')
      table.bigInteger('ticket_id').unsigned().notNullable().references('draw_tickets.id')
      table.string('paper', 8).notNullable()
      // Counts all prints of the paper, from 1; a copy follows a print that came out.
      table.integer('print_number').notNullable()
      table.integer('copy_number').notNullable()
      table.string('status', 10).notNullable()
      table.bigInteger('asked_by').unsigned().notNullable().references('users.id')
      table.bigInteger('asked_at').notNullable()
      table.string('ip', 45).notNullable()
      // Who cancelled a print whose paper did not come out.
      table.bigInteger('cancelled_by').unsigned().nullable()
      table.bigInteger('cancelled_at').nullable()
      table.string('cancel_ip', 45).nullable()
      table.string('cancel_reason', 500).nullable()
      table.unique(['ticket_id', 'paper', 'print_number'])
    })
  }

  override async down() {
    for (const table of [
      'draw_ticket_prints',
      'draw_tickets',
      'draws',
      'draw_game_sites',
      'draw_games',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
