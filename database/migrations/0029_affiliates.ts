import { BaseSchema } from '@adonisjs/lucid/schema'

/** Players who bring players: their codes, clicks on their links, and the players who registered with a code. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('affiliates', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().notNullable().unique().references('users.id')
      // the affiliate with whose code the user registered
      table.bigInteger('parent_id').unsigned().nullable().references('affiliates.id')
      table.string('state', 10).notNullable()
      table.string('about', 500).notNullable()
      table.string('reason', 255).nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('decided_at').nullable()
      table.index(['site_id', 'state'])
    })

    this.schema.createTable('affiliate_codes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('affiliate_id').unsigned().notNullable().references('affiliates.id')
      table.string('code', 16).notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['site_id', 'code'])
      table.index(['affiliate_id'])
    })

    this.schema.createTable('affiliate_click_days', (table) => {
      table.bigIncrements('id')
      table.bigInteger('code_id').unsigned().notNullable().references('affiliate_codes.id')
      table.string('campaign', 20).notNullable()
      table.string('day', 10).notNullable()
      table.integer('clicks').notNullable()
      table.unique(['code_id', 'day', 'campaign'])
    })

    // numbers of browsers' own clicks, so that each counts once; they name nobody, and are removed after a month
    this.schema.createTable('affiliate_clicks', (table) => {
      table.bigIncrements('id')
      table.bigInteger('code_id').unsigned().notNullable().references('affiliate_codes.id')
      table.string('campaign', 20).notNullable()
      table.string('click_id', 32).notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['click_id', 'code_id', 'campaign'])
    })

    this.schema.createTable('affiliate_referrals', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().notNullable().unique().references('users.id')
      table.bigInteger('affiliate_id').unsigned().notNullable().references('affiliates.id')
      table.bigInteger('code_id').unsigned().notNullable().references('affiliate_codes.id')
      table.string('campaign', 20).notNullable()
      table.string('standing', 10).notNullable()
      table.bigInteger('registered_at').notNullable()
      table.bigInteger('first_deposit_at').nullable()
      table.bigInteger('first_deposit').nullable()
      table.index(['affiliate_id', 'registered_at'])
      table.index(['site_id'])
    })

    this.schema.createTable('affiliate_flags', (table) => {
      table.bigIncrements('id')
      table.bigInteger('referral_id').unsigned().notNullable().references('affiliate_referrals.id')
      table.string('flag', 20).notNullable()
      table.string('state', 10).notNullable()
      table.string('reason', 255).nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('decided_at').nullable()
      table.unique(['referral_id', 'flag'])
    })

    this.schema.createTable('affiliate_banners', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('title', 120).notNullable()
      // null: in every language
      table.string('language', 5).nullable()
      table.string('picture', 500).notNullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      table.index(['site_id', 'list_order'])
    })
  }

  override async down() {
    for (const table of [
      'affiliate_banners',
      'affiliate_flags',
      'affiliate_referrals',
      'affiliate_clicks',
      'affiliate_click_days',
      'affiliate_codes',
      'affiliates',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
