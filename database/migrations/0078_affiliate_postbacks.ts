import { BaseSchema } from '@adonisjs/lucid/schema'

/** Servers of affiliates that are told of the steps of their players, and what they are told. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('affiliate_referrals', (table) => {
      // a random number by which affiliates know a player whose name they never learn
      table.string('reference', 32).nullable()
    })

    this.schema.createTable('affiliate_postback_servers', (table) => {
      table.bigIncrements('id')
      table.bigInteger('affiliate_id').unsigned().notNullable().unique().references('affiliates.id')
      table.string('address', 500).notNullable()
      table.text('sealed_secret').notNullable()
      // a process that sends has the server to itself until then
      table.bigInteger('free_at').notNullable()
      table.bigInteger('created_at').notNullable()
    })

    this.schema.createTable('affiliate_postbacks', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('affiliate_id').unsigned().notNullable().references('affiliates.id')
      table.bigInteger('referral_id').unsigned().notNullable().references('affiliate_referrals.id')
      table.string('event', 20).notNullable()
      table.bigInteger('happened_at').notNullable()
      table.string('state', 10).notNullable()
      table.integer('attempts').notNullable()
      table.bigInteger('next_attempt_at').notNullable()
      // of the last attempt
      table.integer('answer_status').nullable()
      table.string('failure', 20).nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('ended_at').nullable()
      table.unique(['referral_id', 'event'])
      table.index(['affiliate_id', 'state', 'next_attempt_at'])
      table.index(['state', 'created_at'])
      table.index(['site_id'])
    })
  }

  override async down() {
    this.schema.dropTable('affiliate_postbacks')
    this.schema.dropTable('affiliate_postback_servers')
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table affiliate_referrals drop column reference')
  }
}
