import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tickets of draws feed jackpots as bets of games do. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('draw_tickets', (table) => {
      // JSON: what the ticket put into levels of jackpots; null for nothing
      table.text('jackpot_parts').nullable()
    })
    this.schema.alterTable('jackpot_wins', (table) => {
      // The ticket that reached the figure; its round and its bet are then 0.
      table.bigInteger('draw_ticket_id').unsigned().nullable()
    })
  }

  override async down() {
    this.schema.raw('alter table draw_tickets drop column jackpot_parts')
    this.schema.raw('alter table jackpot_wins drop column draw_ticket_id')
  }
}
