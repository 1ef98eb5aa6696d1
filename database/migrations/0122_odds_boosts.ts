import { BaseSchema } from '@adonisjs/lucid/schema'

/** Odds boosts, the coupons that use them, and what coupons are paid for them. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('odds_boosts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('name', 120).notNullable()
      // JSON: the terms, which are never changed
      table.text('terms').notNullable()
      table.bigInteger('starts_at').notNullable()
      table.bigInteger('ends_at').notNullable()
      table.bigInteger('author_id').unsigned().notNullable().references('id').inTable('users')
      table.bigInteger('created_at').notNullable()
      table.index(['site_id', 'ends_at'])
    })
    this.schema.createTable('coupon_boosts', (table) => {
      table.bigInteger('coupon_id').unsigned().notNullable().references('id').inTable('coupons')
      table.bigInteger('boost_id').unsigned().notNullable().references('id').inTable('odds_boosts')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.primary(['coupon_id'])
      table.index(['boost_id', 'user_id'])
    })
    this.schema.alterTable('coupons', (table) => {
      // JSON: the boost at placing with the better prices; empty without one
      table.string('boost_rule', 500).notNullable().defaultTo('')
      // The most that the boost can add; part of max_payout.
      table.bigInteger('boost_extra').notNullable().defaultTo(0)
      // The part of the payout that the boost adds.
      table.bigInteger('boost_paid').notNullable().defaultTo(0)
    })
  }

  override async down() {
    // as a statement, because other tables refer to coupons, and a table that is built anew would have to be dropped
    for (const column of ['boost_rule', 'boost_extra', 'boost_paid']) {
      this.schema.raw(`alter table coupons drop column ${column}`)
    }
    this.schema.dropTable('coupon_boosts')
    this.schema.dropTable('odds_boosts')
  }
}
