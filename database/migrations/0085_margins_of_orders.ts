import { BaseSchema } from '@adonisjs/lucid/schema'

/** What each position of a forecast, tricast or quinella adds to the share of the book, in whole percent; null for any other market. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('markets', (table) => {
      table.smallint('order_margin').nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table markets drop column order_margin')
  }
}
