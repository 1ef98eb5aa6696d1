import { BaseSchema } from '@adonisjs/lucid/schema'

/** How many payments of a player by the method may be under way at once; 0 for any number. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('payment_methods', (table) => {
      table.integer('max_under_way').notNullable().defaultTo(0)
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table payment_methods drop column max_under_way')
  }
}
