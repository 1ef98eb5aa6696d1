import { BaseSchema } from '@adonisjs/lucid/schema'

/** Offers of bonuses, and what players asked for and were given. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('bonuses', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // JSON: texts by language
      table.text('titles').notNullable()
      table.text('texts', 'mediumtext').notNullable()
      table.string('category', 16).notNullable()
      // The number of the version in force.
      table.integer('version').notNullable()
      table.bigInteger('shown_from').nullable()
      table.bigInteger('shown_until').nullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.index(['site_id', 'list_order'])
    })

    this.schema.createTable('bonus_versions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('bonus_id').unsigned().notNullable().references('bonuses.id')
      table.integer('version').notNullable()
      // JSON: the terms
      table.text('terms').notNullable()
      table.bigInteger('author_id').unsigned().nullable().references('users.id')
      table.bigInteger('created_at').notNullable()
      table.unique(['bonus_id', 'version'])
    })

    this.schema.createTable('bonus_grants', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.bigInteger('bonus_id').unsigned().notNullable().references('bonuses.id')
      table.integer('version').notNullable()
      table.string('category', 16).notNullable()
      // Null for a free bet, which is a token.
      table.string('pocket', 16).nullable()
      // JSON: the terms by which it was given
      table.text('terms').notNullable()
      table.string('currency', 3).notNullable()
      table.string('state', 12).notNullable()
      // `<user>:<pocket>` while it runs: one grant runs in a pocket.
      table.string('running_key', 40).nullable().unique()
      table.bigInteger('base').notNullable()
      // The deposit that is its base.
      table.bigInteger('base_payment_id').unsigned().nullable().unique()
      table.bigInteger('granted').notNullable()
      table.bigInteger('due').notNullable()
      table.bigInteger('counted').notNullable()
      table.bigInteger('converted').nullable()
      table.bigInteger('owed').notNullable()
      // A free bet that waits to be used.
      table.boolean('has_token').notNullable()
      // Null for the platform.
      table.bigInteger('given_by').unsigned().nullable().references('users.id')
      table.text('reason').nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('ended_at').nullable()
      table.index(['user_id', 'state'])
      table.index(['state', 'expires_at'])
      table.index(['bonus_id', 'state'])
      table.index(['site_id', 'id'])
    })

    this.schema.createTable('bonus_requests', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('bonus_id').unsigned().notNullable().references('bonuses.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      // 0 waiting, 1 confirmed, 2 cancelled
      table.integer('status').notNullable()
      // `<user>:<bonus>` while it waits: of two requests at once, one is refused.
      table.string('open_key', 48).nullable().unique()
      table.bigInteger('base').nullable()
      table.bigInteger('grant_id').unsigned().nullable().unique().references('bonus_grants.id')
      // Null for the platform.
      table.bigInteger('decided_by').unsigned().nullable().references('users.id')
      table.bigInteger('decided_at').nullable()
      table.text('reason').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['user_id', 'bonus_id'])
      table.index(['site_id', 'status'])
      table.index(['bonus_id', 'status'])
      table.index(['status', 'id'])
    })

    // Coupons, rounds and tickets that bonuses paid for.
    this.schema.createTable('bonus_plays', (table) => {
      table.bigIncrements('id')
      table.bigInteger('grant_id').unsigned().notNullable().references('bonus_grants.id')
      table.string('kind', 10).notNullable()
      // Of the coupon, the round or the ticket.
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

    // What became of each grant.
    this.schema.createTable('bonus_log', (table) => {
      table.bigIncrements('id')
      table.bigInteger('grant_id').unsigned().notNullable().references('bonus_grants.id')
      table.string('kind', 12).notNullable()
      table.bigInteger('amount').notNullable()
      table.string('play_kind', 10).nullable()
      table.bigInteger('play_id').unsigned().nullable()
      table.bigInteger('actor_id').unsigned().nullable().references('users.id')
      table.text('reason').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['grant_id', 'id'])
    })

    this.schema.createTable('promo_batches', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('bonus_id').unsigned().notNullable().references('bonuses.id')
      table.string('label', 80).notNullable()
      table.integer('count').notNullable()
      table.bigInteger('maker_id').unsigned().notNullable().references('users.id')
      table.bigInteger('expires_at').nullable()
      table.bigInteger('codes_taken_at').nullable()
      table.bigInteger('voided_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['site_id', 'id'])
    })

    this.schema.createTable('promo_codes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('batch_id').unsigned().notNullable().references('promo_batches.id')
      table.string('code_hash', 64).notNullable().unique()
      // The code, encrypted until staff take it.
      table.text('sealed_code').nullable()
      table.bigInteger('used_by').unsigned().nullable().references('users.id')
      table.bigInteger('used_at').nullable()
      table.index(['batch_id', 'used_at'])
    })
  }

  override async down() {
    for (const table of [
      'promo_codes',
      'promo_batches',
      'bonus_log',
      'bonus_plays',
      'bonus_requests',
      'bonus_grants',
      'bonus_versions',
      'bonuses',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
