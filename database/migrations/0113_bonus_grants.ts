import { BaseSchema } from '@adonisjs/lucid/schema'

/** Requests for bonuses, and what players were given. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('bonus_grants', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.bigInteger('bonus_id').unsigned().notNullable().references('id').inTable('bonuses')
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
      table.bigInteger('given_by').unsigned().nullable().references('id').inTable('users')
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
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('bonus_id').unsigned().notNullable().references('id').inTable('bonuses')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      // 0 waiting, 1 confirmed, 2 cancelled
      table.integer('status').notNullable()
      // `<user>:<bonus>` while it waits: of two requests at once, one is refused.
      table.string('open_key', 48).nullable().unique()
      table.bigInteger('base').nullable()
      table
        .bigInteger('grant_id')
        .unsigned()
        .nullable()
        .unique()
        .references('id')
        .inTable('bonus_grants')
      // Null for the platform.
      table.bigInteger('decided_by').unsigned().nullable().references('id').inTable('users')
      table.bigInteger('decided_at').nullable()
      table.text('reason').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['user_id', 'bonus_id'])
      table.index(['site_id', 'status'])
      table.index(['bonus_id', 'status'])
      table.index(['status', 'id'])
    })
  }

  override async down() {
    this.schema.dropTable('bonus_requests')
    this.schema.dropTable('bonus_grants')
  }
}
