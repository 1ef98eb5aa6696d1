import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a result replaced, so that it can be taken back; and the start that a postponed match was listed with. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('results', (table) => {
      // The status of the match when the result was stored.
      table.string('status_before', 24).nullable()
    })
    this.schema.alterTable('markets', (table) => {
      // The status that settlement found; written by settlement alone.
      table.smallint('status_before').nullable()
    })
    this.schema.alterTable('matches', (table) => {
      // Kept when the match is postponed, so that a new start does not prolong the wait; null before.
      table.bigInteger('listed_start').nullable()
    })
  }

  override async down() {
    // by hand: knex would build the tables anew on SQLite, which references forbid
    this.schema.raw('alter table results drop column status_before')
    this.schema.raw('alter table markets drop column status_before')
    this.schema.raw('alter table matches drop column listed_start')
  }
}
