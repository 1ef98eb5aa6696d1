import { BaseSchema } from '@adonisjs/lucid/schema'

const AMOUNTS = [
  'opening',
  'given',
  'taken',
  'stakes',
  'payouts',
  'cancelled',
  'sold',
  'bonuses',
  'cards',
  'cash',
  'corrections',
  'commission',
  'closing',
  'payments',
  'debt',
  'turnover',
  'gross_win',
  'net_win',
  'earned',
  'carried',
  'payable',
  'carry',
]

/** Periods of a brand that were drawn up, with the statements of dealers and the coupons that each of them counts. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('statement_periods', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('kind', 8).notNullable()
      table.bigInteger('starts_at').notNullable()
      table.bigInteger('ends_at').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['site_id', 'starts_at'])
    })
    this.schema.createTable('statements', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('period_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('statement_periods')
      table.bigInteger('dealer_id').unsigned().notNullable().references('id').inTable('users')
      table.string('currency', 3).notNullable()
      table.string('state', 10).notNullable()
      for (const amount of AMOUNTS) table.bigInteger(amount).notNullable()
      // the version of a commission plan that was in force; null without a plan
      table
        .bigInteger('version_id')
        .unsigned()
        .nullable()
        .references('id')
        .inTable('commission_versions')
      table.bigInteger('approved_at').nullable()
      table.bigInteger('paid_at').nullable()
      table.bigInteger('locked_at').nullable()
      table.unique(['period_id', 'dealer_id', 'currency'])
      table.index(['dealer_id'])
    })
    this.schema.createTable('statement_coupons', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('statement_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('statements')
      table.bigInteger('coupon_id').unsigned().notNullable().references('id').inTable('coupons')
      table.integer('selection_count').notNullable()
      // what the coupon adds to those that earlier statements counted of it
      table.bigInteger('turnover').notNullable()
      table.bigInteger('gross_win').notNullable()
      table.bigInteger('net_win').notNullable()
      table.unique(['statement_id', 'coupon_id'])
      table.index(['coupon_id'])
    })
    this.schema.raw('create index coupons_settled on coupons (settled_at)')
  }

  override async down() {
    for (const table of ['statement_coupons', 'statements', 'statement_periods']) {
      this.schema.dropTable(table)
    }
    this.schema.alterTable('coupons', (table) => table.dropIndex([], 'coupons_settled'))
  }
}
