import { BaseSchema } from '@adonisjs/lucid/schema'

/** Settlement reads the selections of a match sorted by coupon, a part at a time. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('coupon_selections', (table) => {
      table.index(['match_id', 'coupon_id'])
      table.dropIndex(['match_id'])
    })
  }

  override async down() {
    this.schema.alterTable('coupon_selections', (table) => {
      table.index(['match_id'])
      table.dropIndex(['match_id', 'coupon_id'])
    })
  }
}
