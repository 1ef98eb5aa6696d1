import { BaseSchema } from '@adonisjs/lucid/schema'

/** Jackpots of sport and of chosen brands, random levels, reserves, and changes of levels with a date. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('jackpots', (table) => {
      // Stakes of coupons count.
      table.boolean('counts_sport').notNullable().defaultTo(false)
    })
    // Brands that play for a jackpot of another one.
    this.schema.createTable('jackpot_brands', (table) => {
      table.bigIncrements('id')
      table.bigInteger('jackpot_id').unsigned().notNullable().references('jackpots.id')
      table.bigInteger('joined_id').unsigned().notNullable().references('sites.id')
      table.unique(['jackpot_id', 'joined_id'])
      table.index(['joined_id'])
    })
    this.schema.alterTable('jackpot_levels', (table) => {
      table.string('kind', 10).notNullable().defaultTo('mystery')
      // Of a random level: stakes for which one draw hits on average, in minor units.
      table.bigInteger('mean_stakes').notNullable().defaultTo(0)
      // Millionths of each share that go to the reserve, which holds millionths of a minor unit.
      table.integer('reserve_ppm').notNullable().defaultTo(0)
      table.bigInteger('reserve_micro').notNullable().defaultTo(0)
      table.string('run_kind', 10).notNullable().defaultTo('mystery')
      table.bigInteger('run_mean_stakes').notNullable().defaultTo(0)
      // The draws that stakes have had in the run.
      table.bigInteger('run_draws').notNullable().defaultTo(0)
    })
    this.schema.alterTable('jackpot_wins', (table) => {
      table.string('run_kind', 10).notNullable().defaultTo('mystery')
      table.bigInteger('run_mean_stakes').notNullable().defaultTo(0)
      // Of a random run: the number of the last draw, and the stake that had it.
      table.bigInteger('draw_number').notNullable().defaultTo(0)
      table.bigInteger('stake').notNullable().defaultTo(0)
      // The coupon that won; null when a game or a ticket of a draw did.
      table.bigInteger('coupon_id').unsigned().nullable()
    })
    this.schema.alterTable('coupons', (table) => {
      // JSON: what it put into jackpots; null for nothing.
      table.text('jackpot_parts').nullable()
    })
    // The terms of levels from a moment on: those of the past stay, those of the future are planned.
    this.schema.createTable('jackpot_level_terms', (table) => {
      table.bigIncrements('id')
      table.bigInteger('level_id').unsigned().notNullable().references('jackpot_levels.id')
      table.bigInteger('from_at').notNullable()
      table.string('kind', 10).notNullable()
      table.bigInteger('mean_stakes').notNullable()
      table.integer('share_ppm').notNullable()
      table.integer('reserve_ppm').notNullable()
      table.bigInteger('seed').notNullable()
      table.bigInteger('must_fall_before').notNullable()
      table.bigInteger('made_by').unsigned().notNullable()
      table.bigInteger('made_at').notNullable()
      // `planned`, `inForce` once they were written to the level, or `withdrawn`.
      table.string('state', 10).notNullable()
      table.index(['level_id', 'from_at'])
      table.index(['state'])
    })
  }

  override async down() {
    this.schema.dropTable('jackpot_level_terms')
    this.schema.dropTable('jackpot_brands')
    // not by the builder, which makes the tables anew on SQLite
    this.schema.raw('alter table coupons drop column jackpot_parts')
    for (const column of ['run_kind', 'run_mean_stakes', 'draw_number', 'stake', 'coupon_id']) {
      this.schema.raw(`alter table jackpot_wins drop column ${column}`)
    }
    const ofLevels = ['kind', 'mean_stakes', 'reserve_ppm', 'reserve_micro']
    for (const column of [...ofLevels, 'run_kind', 'run_mean_stakes', 'run_draws']) {
      this.schema.raw(`alter table jackpot_levels drop column ${column}`)
    }
    this.schema.raw('alter table jackpots drop column counts_sport')
  }
}
