import { BaseSchema } from '@adonisjs/lucid/schema'

/** Jackpots that count what desks sell, and the papers of desks that win them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('jackpots', (table) => {
      // Coupons and tickets of draws that desks sell count, where such stakes count at all.
      table.boolean('counts_desks').notNullable().defaultTo(true)
    })
    this.schema.alterTable('jackpot_wins', (table) => {
      // A paper that is brought to a desk is asked for what it has won.
      table.index(['coupon_id'])
      table.index(['draw_ticket_id'])
    })
    this.schema.alterTable('ticket_dues', (table) => {
      // The desk that paid it in cash.
      table.bigInteger('collected_by').unsigned().nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the tables anew on SQLite
    this.schema.raw('alter table ticket_dues drop column collected_by')
    this.schema.alterTable('jackpot_wins', (table) => {
      table.dropIndex(['draw_ticket_id'])
      table.dropIndex(['coupon_id'])
    })
    this.schema.raw('alter table jackpots drop column counts_desks')
  }
}
