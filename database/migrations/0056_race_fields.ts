import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    // Makes a race of its match: both of whose teams are then one row with the name of the race.
    this.schema.createTable('race_fields', (table) => {
      table.bigInteger('match_id').unsigned().notNullable().primary().references('matches.id')
      table.string('kind', 12).notNullable()
      table.boolean('is_handicap').notNullable().defaultTo(false)
      table.bigInteger('off_at').nullable()
    })

    this.schema.createTable('runners', (table) => {
      table.bigIncrements('id')
      table.bigInteger('match_id').unsigned().notNullable().references('race_fields.match_id')
      table.integer('number').notNullable()
      table.string('name', 120).notNullable()
      table.string('status', 12).notNullable().defaultTo('declared')
      // Coupled runners have the same.
      table.integer('entry').nullable()
      table.bigInteger('withdrawn_at').nullable()
      table.integer('withdrawn_odds_milli').nullable()
      // Of a reserve that came in: the number whose place it took.
      table.integer('replaces').nullable()
      table.integer('starting_price_milli').nullable()
      // JSON: what the card says of it, such as draw, jockey and form
      table.text('card').notNullable()
      table.unique(['match_id', 'number'])
    })

    this.schema.alterTable('coupon_selections', (table) => {
      // What withdrawn runners take off the profit, in whole percent; settlement writes it with a result that has won.
      table.smallint('deduction_percent').notNullable().defaultTo(0)
      // The name of a runner, where the outcome is one.
      table.string('outcome_name', 130).nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table coupon_selections drop column outcome_name')
    this.schema.raw('alter table coupon_selections drop column deduction_percent')
    this.schema.dropTable('runners')
    this.schema.dropTable('race_fields')
  }
}
