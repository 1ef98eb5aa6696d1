import { BaseSchema } from '@adonisjs/lucid/schema'

/** Stakes and payouts of each hour for every branch, counted from the ledger. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('turnover_hours', (table) => {
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
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
  }
}
