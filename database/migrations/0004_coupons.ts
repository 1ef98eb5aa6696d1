import { BaseSchema } from '@adonisjs/lucid/schema'

/** Placed coupons. Stores every figure that a payout depends on, frozen at acceptance. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('coupons', (table) => {
      table.bigIncrements('id')
      table.string('code', 16).notNullable().unique()
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.string('type', 12).notNullable()
      table.string('state', 20).notNullable()
      table.smallint('status').notNullable()
      table.integer('settlement_revision').notNullable().defaultTo(0)
      table.string('currency', 3).notNullable()
      table.integer('line_count').notNullable()
      table.bigInteger('stake_per_line').notNullable()
      table.bigInteger('total_stake').notNullable()
      table.bigInteger('total_odds_milli').notNullable()
      // Highest payout of this coupon, and the cap in force when it was accepted.
      table.bigInteger('max_payout').notNullable()
      table.bigInteger('payout_cap').notNullable()
      // Highest total odds at which a line is paid; 0 is no cap.
      table.bigInteger('odds_cap_milli').notNullable().defaultTo(0)
      table.integer('bonus_percent').notNullable().defaultTo(0)
      table.bigInteger('bonus_amount').notNullable().defaultTo(0)
      // Bonus rule at acceptance as JSON; empty when none applied.
      table.string('bonus_rule', 120).notNullable().defaultTo('')
      // Chosen sizes of a system, comma-separated; empty otherwise.
      table.string('sizes', 40).notNullable().defaultTo('')
      table.integer('selection_count').notNullable()
      table.integer('open_count').notNullable()
      table.bigInteger('payout').nullable()
      table.bigInteger('unclamped_payout').nullable()
      table.bigInteger('bonus_paid').notNullable().defaultTo(0)
      table.boolean('is_partially_returned').notNullable().defaultTo(false)
      // 53-bit hash of type and outcomes, for the rule "the same coupon at most N times".
      table.bigInteger('fingerprint').notNullable()
      table.string('ip', 45).notNullable().defaultTo('')
      table.bigInteger('placed_at').notNullable()
      table.bigInteger('settled_at').nullable()
      table.index(['user_id', 'fingerprint'])
      table.index(['user_id', 'id'])
      table.index(['status', 'id'])
      table.check('total_stake > 0', {}, 'coupons_stake')
      table.check('payout is null or payout >= 0', {}, 'coupons_payout')
    })

    this.schema.createTable('coupon_selections', (table) => {
      table.bigInteger('coupon_id').unsigned().notNullable().references('id').inTable('coupons')
      table.integer('position').notNullable()
      table.bigInteger('match_id').unsigned().notNullable()
      table.bigInteger('market_id').unsigned().notNullable()
      table.bigInteger('outcome_id').unsigned().notNullable()
      table.bigInteger('market_type_id').unsigned().notNullable()
      table.string('specifier', 80).notNullable()
      table.string('outcome_key', 16).notNullable()
      table.integer('odds_milli').notNullable()
      table.boolean('is_banker').notNullable().defaultTo(false)
      table.string('home', 120).notNullable()
      table.string('away', 120).notNullable()
      table.bigInteger('starts_at').notNullable()
      table.string('result', 12).nullable()
      table.integer('result_revision').nullable()
      table.primary(['coupon_id', 'position'])
      table.index(['outcome_id'])
      table.index(['match_id'])
    })

    this.schema.createTable('idempotency_keys', (table) => {
      table.bigInteger('user_id').unsigned().notNullable()
      table.string('key', 64).notNullable()
      table.string('request_hash', 64).notNullable()
      table.smallint('response_status').notNullable()
      table.text('response').notNullable()
      table.bigInteger('created_at').notNullable()
      table.primary(['user_id', 'key'])
    })

    this.schema.createTable('id_blocks', (table) => {
      table.string('name', 32).notNullable().primary()
      table.bigInteger('next_id').notNullable()
    })
  }

  override async down() {
    for (const table of ['id_blocks', 'idempotency_keys', 'coupon_selections', 'coupons']) {
      this.schema.dropTable(table)
    }
  }
}
