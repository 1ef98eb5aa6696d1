import { BaseSchema } from '@adonisjs/lucid/schema'

/** Bounds above which a coupon waits for a trader, and the coupons that waited. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('approval_rules', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      // A dealer with everybody below, or one user; 0 for the whole brand.
      table.bigInteger('user_id').unsigned().notNullable()
      table.string('currency', 3).notNullable()
      // 0 is no bound.
      table.bigInteger('stake_above').notNullable()
      table.bigInteger('payout_above').notNullable()
      table.integer('wait_seconds').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'user_id', 'currency'])
    })
    this.schema.createTable('coupon_approvals', (table) => {
      table.bigInteger('id').unsigned().notNullable().primary().references('id').inTable('coupons')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.bigInteger('fingerprint').notNullable()
      table.string('state', 10).notNullable()
      table.bigInteger('asked_at').notNullable()
      table.bigInteger('ask_until').notNullable()
      // End of the acceptance delay of its live selections; without one, when it was placed.
      table.bigInteger('earliest_at').notNullable()
      table.bigInteger('offered_stake').nullable()
      table.bigInteger('offer_until').nullable()
      // The coupon that took the offer.
      table.bigInteger('used_by').unsigned().nullable()
      table.bigInteger('officer_id').unsigned().nullable()
      table.bigInteger('decided_at').nullable()
      table.index(['site_id', 'state', 'id'])
      table.index(['user_id', 'state'])
    })
  }

  override async down() {
    this.schema.dropTable('coupon_approvals')
    this.schema.dropTable('approval_rules')
  }
}
