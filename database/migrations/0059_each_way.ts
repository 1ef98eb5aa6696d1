import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('coupons', (table) => {
      // A selection is each way, so that each line was placed twice.
      table.boolean('is_each_way').notNullable().defaultTo(false)
    })
    this.schema.alterTable('coupon_selections', (table) => {
      // The terms of an each-way selection, as it was sold; null for a bet to win.
      table.smallint('places').nullable()
      table.smallint('place_divisor').nullable()
      // Of its place part; settlement writes it with the result.
      table.string('place_result', 12).nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the tables anew on SQLite
    this.schema.raw('alter table coupon_selections drop column place_result')
    this.schema.raw('alter table coupon_selections drop column place_divisor')
    this.schema.raw('alter table coupon_selections drop column places')
    this.schema.raw('alter table coupons drop column is_each_way')
  }
}
