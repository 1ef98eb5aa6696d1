import { BaseSchema } from '@adonisjs/lucid/schema'

/** Credit that dealers move, and what their branches turn over. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    // The credit that each person moved on each day of the brand.
    this.schema.createTable('credit_days', (table) => {
      // No reference to users, whose shared lock on the sender would deadlock with a second transfer at the same time.
      table.bigInteger('user_id').unsigned().notNullable()
      // `2026-11-22`, in the time zone of the brand.
      table.string('day', 10).notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('sent').notNullable().defaultTo(0)
      table.bigInteger('taken').notNullable().defaultTo(0)
      table.primary(['user_id', 'day', 'currency'])
    })

    // Stakes and payouts of each hour for every branch, counted from the ledger.
    this.schema.createTable('turnover_hours', (table) => {
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // the user at the head of the branch; 0 is the whole brand
      table.bigInteger('head_id').unsigned().notNullable()
      // beginning of the hour
      table.bigInteger('hour').notNullable()
      table.string('currency', 3).notNullable()
      table.string('product', 8).notNullable()
      // 0: a coupon on several sports
      table.bigInteger('sport_id').unsigned().notNullable()
      table.integer('coupons').notNullable()
      table.bigInteger('stakes').notNullable()
      table.bigInteger('payouts').notNullable()
      table.primary(['site_id', 'head_id', 'currency', 'hour', 'product', 'sport_id'])
      table.index(['hour'])
    })
  }

  override async down() {
    this.schema.dropTable('turnover_hours')
    this.schema.dropTable('credit_days')
  }
}
