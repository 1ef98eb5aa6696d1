import { BaseSchema } from '@adonisjs/lucid/schema'
import { asciiCode } from '../compared_texts.ts'

/** Placed coupons. Stores every figure that a payout depends on, frozen at acceptance. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('coupons', (table) => {
      table.bigIncrements('id')
      // May be typed in either case.
      asciiCode(this, table.string('code', 16)).notNullable().unique()
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
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
      table.boolean('is_live').notNullable().defaultTo(false)
      // End of the acceptance delay.
      table.bigInteger('accept_at').nullable()
      // Why the coupon was rejected after its acceptance delay: violations as JSON.
      table.text('rejection').nullable()
      // The player's choice for moved prices, which the check at the end of the acceptance delay reads.
      table.string('odds_change', 8).notNullable().defaultTo('ask')
      // JSON: the boost at placing with the better prices; empty without one
      table.string('boost_rule', 500).notNullable().defaultTo('')
      // The most that the boost can add; part of max_payout.
      table.bigInteger('boost_extra').notNullable().defaultTo(0)
      // The part of the payout that the boost adds.
      table.bigInteger('boost_paid').notNullable().defaultTo(0)
      table.index(['user_id', 'fingerprint'])
      table.index(['user_id', 'id'])
      table.index(['status', 'id'])
      table.index(['settled_at'], 'coupons_settled')
      table.index(['ip', 'id'])
      table.index(['site_id', 'placed_at'])
      table.index(['site_id', 'settled_at'])
      table.check('total_stake > 0', {}, 'coupons_stake')
      table.check('payout is null or payout >= 0', {}, 'coupons_payout')
    })

    this.schema.createTable('coupon_selections', (table) => {
      table.bigInteger('coupon_id').unsigned().notNullable().references('coupons.id')
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
      // Resolved by staff: later results do not change the selection.
      table.boolean('is_manual').notNullable().defaultTo(false)
      table.boolean('is_live').notNullable().defaultTo(false)
      // Score and red cards when the coupon was placed, such as `1:0` and `0:0`; empty before the match.
      table.string('score_at', 12).notNullable().defaultTo('')
      table.string('red_cards_at', 8).notNullable().defaultTo('')
      table.bigInteger('market_version').notNullable().defaultTo(0)
      table.primary(['coupon_id', 'position'])
      table.index(['outcome_id'])
      // Settlement reads the selections of a match sorted by coupon, a part at a time.
      table.index(['match_id', 'coupon_id'])
    })

    // The coupons that use a boost.
    this.schema.createTable('coupon_boosts', (table) => {
      table.bigInteger('coupon_id').unsigned().notNullable().references('coupons.id')
      table.bigInteger('boost_id').unsigned().notNullable().references('odds_boosts.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.primary(['coupon_id'])
      table.index(['boost_id', 'user_id'])
    })

    // The coupons that waited for a trader.
    this.schema.createTable('coupon_approvals', (table) => {
      table.bigInteger('id').unsigned().notNullable().primary().references('coupons.id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
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

    this.schema.createTable('coupon_shares', (table) => {
      table.string('code', 16).notNullable().primary()
      table.bigInteger('coupon_id').unsigned().notNullable().unique()
      table.foreign('coupon_id').references('coupons.id')
      table.bigInteger('created_at').notNullable()
    })

    // Only events that neither the coupon nor the ledger records: cancelled, sold, resolved by staff.
    this.schema.createTable('coupon_events', (table) => {
      table.bigIncrements('id')
      table.bigInteger('coupon_id').unsigned().notNullable().references('coupons.id')
      table.string('kind', 16).notNullable()
      table.bigInteger('actor_id').unsigned().nullable()
      // JSON
      table.text('detail').notNullable()
      table.string('reason', 255).nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['coupon_id'])
    })

    // Every print of a coupon's ticket and receipts: the original and the copies, with who asked for each.
    this.schema.createTable('coupon_prints', (table) => {
      table.bigIncrements('id')
      table.bigInteger('coupon_id').unsigned().notNullable().references('coupons.id')
      table.string('subject', 12).notNullable()
      table.smallint('print_number').notNullable()
      // 0 for the original.
      table.smallint('copy_number').notNullable()
      table.string('status', 12).notNullable()
      table.bigInteger('asked_by').unsigned().notNullable()
      table.bigInteger('asked_at').notNullable()
      table.string('ip', 45).notNullable()
      table.bigInteger('cancelled_by').unsigned().nullable()
      table.bigInteger('cancelled_at').nullable()
      table.string('cancel_ip', 45).nullable()
      table.string('cancel_reason', 255).nullable()
      table.unique(['coupon_id', 'subject', 'print_number'])
    })

    // What desks owe for tickets that they have sold, until it is collected or expires.
    this.schema.createTable('ticket_dues', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // The desk that sold it.
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.string('kind', 10).notNullable()
      table.bigInteger('ticket_id').unsigned().notNullable()
      table.string('code', 16).notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('amount').notNullable()
      table.bigInteger('due_since').notNullable()
      table.bigInteger('expires_at').nullable()
      table.string('state', 9).notNullable()
      // When it was collected, or its money moved to the house.
      table.bigInteger('ended_at').nullable()
      table.integer('revived_count').notNullable().defaultTo(0)
      table.unique(['kind', 'ticket_id'])
      table.index(['state', 'expires_at'])
      table.index(['site_id', 'state', 'expires_at'])
    })
  }

  override async down() {
    for (const table of [
      'ticket_dues',
      'coupon_prints',
      'coupon_events',
      'coupon_shares',
      'coupon_approvals',
      'coupon_boosts',
      'coupon_selections',
      'coupons',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
