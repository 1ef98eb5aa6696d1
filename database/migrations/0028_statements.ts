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

/** Commission plans, and the statements of dealers for a period. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('commission_plans', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('name', 60).notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['site_id', 'name'])
    })

    // The dated versions of a plan. Rows of plans, versions and the plans of dealers are only added.
    this.schema.createTable('commission_versions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('plan_id').unsigned().notNullable().references('commission_plans.id')
      // `2026-11-22`, a day of the brand; in force for periods that begin on it or later
      table.string('from_day', 10).notNullable()
      table.string('basis', 12).notNullable()
      table.string('scope', 8).notNullable()
      table.string('negative', 8).notNullable()
      // JSON: a list of bands with `fromSelections` and `rate`
      table.text('bands').notNullable()
      table.bigInteger('created_at').notNullable()
      // Commission on turnover beside one on a win: `none`, `with` or `without`.
      table.string('turnover', 8).notNullable().defaultTo('none')
      // JSON: bands as in `bands`; null is none
      table.text('turnover_bands').nullable()
      // JSON: a list of costs of the net win; null means only bonuses
      table.text('costs').nullable()
      // Minor units of the brand's currency; null unless negative periods are carried as far as a cap.
      table.bigInteger('carry_cap').nullable()
      table.unique(['plan_id', 'from_day'])
    })

    // The plan of a dealer from a day on.
    this.schema.createTable('dealer_commissions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('dealer_id').unsigned().notNullable().references('users.id')
      // null: no commission from that day on
      table.bigInteger('plan_id').unsigned().nullable().references('commission_plans.id')
      table.string('from_day', 10).notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['dealer_id', 'from_day'])
    })

    this.schema.createTable('statement_periods', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('kind', 8).notNullable()
      table.bigInteger('starts_at').notNullable()
      table.bigInteger('ends_at').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['site_id', 'starts_at'])
    })

    this.schema.createTable('statements', (table) => {
      table.bigIncrements('id')
      table.bigInteger('period_id').unsigned().notNullable().references('statement_periods.id')
      table.bigInteger('dealer_id').unsigned().notNullable().references('users.id')
      table.string('currency', 3).notNullable()
      table.string('state', 10).notNullable()
      for (const amount of AMOUNTS) table.bigInteger(amount).notNullable()
      // the version of a commission plan that was in force; null without a plan
      table.bigInteger('version_id').unsigned().nullable().references('commission_versions.id')
      table.bigInteger('approved_at').nullable()
      table.bigInteger('paid_at').nullable()
      table.bigInteger('locked_at').nullable()
      // What players paid to and got from gateways.
      table.bigInteger('gateways').notNullable().defaultTo(0)
      table.unique(['period_id', 'dealer_id', 'currency'])
      table.index(['dealer_id'])
    })

    // The coupons that each statement counts.
    this.schema.createTable('statement_coupons', (table) => {
      table.bigIncrements('id')
      table.bigInteger('statement_id').unsigned().notNullable().references('statements.id')
      table.bigInteger('coupon_id').unsigned().notNullable().references('coupons.id')
      table.integer('selection_count').notNullable()
      // what the coupon adds to those that earlier statements counted of it
      table.bigInteger('turnover').notNullable()
      table.bigInteger('gross_win').notNullable()
      table.bigInteger('net_win').notNullable()
      table.unique(['statement_id', 'coupon_id'])
      table.index(['coupon_id'])
    })
  }

  override async down() {
    for (const table of [
      'statement_coupons',
      'statements',
      'statement_periods',
      'dealer_commissions',
      'commission_versions',
      'commission_plans',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
