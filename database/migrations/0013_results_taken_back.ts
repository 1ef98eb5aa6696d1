import { BaseSchema } from '@adonisjs/lucid/schema'

/** The states before a result, so that it can be taken back, and the first listed start of a postponed match. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('results', (table) => {
      // The status of the match when the result was stored.
      table.string('status_before', 24).nullable()
    })
    this.schema.alterTable('markets', (table) => {
      // The market's status before settlement; only settlement writes it.
      table.smallint('status_before').nullable()
    })
    this.schema.alterTable('matches', (table) => {
      // Set when the match is postponed, so that a new start does not prolong the carry over; null until then.
      table.bigInteger('listed_start').nullable()
    })
  }

  override async down() {
    // as plain SQL: the schema builder would make the tables anew on SQLite, which references to them forbid
    this.schema.raw('alter table results drop column status_before')
    this.schema.raw('alter table markets drop column status_before')
    this.schema.raw('alter table matches drop column listed_start')
  }
}
