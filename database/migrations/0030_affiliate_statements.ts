import { BaseSchema } from '@adonisjs/lucid/schema'

const AMOUNTS = [
  'gross',
  'corrections',
  'bonuses',
  'chargebacks',
  'fee',
  'net',
  'share',
  'cpa',
  'clawback',
  'sub',
  'adjustments',
  'earned',
  'carried',
  'carry',
  'owed',
  'debt',
  'payable',
]
const PLAYER_AMOUNTS = [
  // what the ledger had in the period
  'found_gross',
  'found_corrections',
  'found_bonuses',
  'found_chargebacks',
  'found_stakes',
  // what the statement counts
  'gross',
  'corrections',
  'bonuses',
  'chargebacks',
  'cpa',
]

/** Dated deals with affiliates, and their statements for a period. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('affiliate_deals', (table) => {
      table.bigIncrements('id')
      table.bigInteger('affiliate_id').unsigned().notNullable().references('affiliates.id')
      table.string('from_day', 10).notNullable()
      // JSON: DealTerms
      table.text('terms').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['affiliate_id', 'from_day'])
    })

    this.schema.createTable('affiliate_periods', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('kind', 8).notNullable()
      table.bigInteger('starts_at').notNullable()
      table.bigInteger('ends_at').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['site_id', 'starts_at'])
    })

    this.schema.createTable('affiliate_statements', (table) => {
      table.bigIncrements('id')
      table.bigInteger('period_id').unsigned().notNullable().references('affiliate_periods.id')
      table.bigInteger('affiliate_id').unsigned().notNullable().references('affiliates.id')
      table.string('currency', 3).notNullable()
      table.string('state', 10).notNullable()
      for (const amount of AMOUNTS) table.bigInteger(amount).notNullable()
      table.integer('cpa_count').notNullable()
      // null without a deal
      table.bigInteger('deal_id').unsigned().nullable().references('affiliate_deals.id')
      table.bigInteger('approved_at').nullable()
      table.bigInteger('paid_at').nullable()
      table.bigInteger('locked_at').nullable()
      table.unique(['period_id', 'affiliate_id'])
      table.index(['affiliate_id'])
    })

    this.schema.createTable('affiliate_statement_players', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('statement_id')
        .unsigned()
        .notNullable()
        .references('affiliate_statements.id')
      table.bigInteger('referral_id').unsigned().notNullable().references('affiliate_referrals.id')
      table.string('standing', 10).notNullable()
      for (const amount of PLAYER_AMOUNTS) table.bigInteger(amount).notNullable()
      table.unique(['statement_id', 'referral_id'])
      table.index(['referral_id'])
    })

    this.schema.createTable('affiliate_adjustments', (table) => {
      table.bigIncrements('id')
      table.bigInteger('affiliate_id').unsigned().notNullable().references('affiliates.id')
      table.bigInteger('amount').notNullable()
      table.string('note', 255).notNullable()
      // null until a statement counts it
      table.bigInteger('statement_id').unsigned().nullable().references('affiliate_statements.id')
      table.bigInteger('created_at').notNullable()
      table.index(['affiliate_id'])
    })
  }

  override async down() {
    for (const table of [
      'affiliate_adjustments',
      'affiliate_statement_players',
      'affiliate_statements',
      'affiliate_periods',
      'affiliate_deals',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
