import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('coupon_selections', (table) => {
      // How the price is found: null for the price taken, else `bestOfBoth` of it and the starting price.
      table.string('price_kind', 16).nullable()
      // The starting price that the bet is paid at; settlement writes it with a result that pays. Null: the price taken.
      table.integer('starting_price_milli').nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table coupon_selections drop column starting_price_milli')
    this.schema.raw('alter table coupon_selections drop column price_kind')
  }
}
