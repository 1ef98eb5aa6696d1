import { BaseSchema } from '@adonisjs/lucid/schema'

/** Coupons and rounds that bonuses paid for, and the log of grants. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('bonus_plays', (table) => {
      table.bigIncrements('id')
      table.bigInteger('grant_id').unsigned().notNullable().references('id').inTable('bonus_grants')
      table.string('kind', 10).notNullable()
      // Of the coupon, or of the round.
      table.bigInteger('play_id').unsigned().notNullable()
      table.string('pocket', 16).notNullable()
      // JSON: what each account paid of the stake in force
      table.text('paid_by').notNullable()
      // The part that the pocket paid.
      table.bigInteger('stake').notNullable()
      // By how much the stake counts.
      table.integer('percent_milli').notNullable()
      table.boolean('is_opposed').notNullable()
      table.string('end', 10).notNullable()
      table.bigInteger('counted').notNullable()
      // The bonus' part of the payout.
      table.bigInteger('won').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['kind', 'play_id', 'pocket'])
      table.index(['grant_id', 'id'])
    })
    this.schema.createTable('bonus_log', (table) => {
      table.bigIncrements('id')
      table.bigInteger('grant_id').unsigned().notNullable().references('id').inTable('bonus_grants')
      table.string('kind', 12).notNullable()
      table.bigInteger('amount').notNullable()
      table.string('play_kind', 10).nullable()
      table.bigInteger('play_id').unsigned().nullable()
      table.bigInteger('actor_id').unsigned().nullable().references('id').inTable('users')
      table.text('reason').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['grant_id', 'id'])
    })
  }

  override async down() {
    this.schema.dropTable('bonus_log')
    this.schema.dropTable('bonus_plays')
  }
}
