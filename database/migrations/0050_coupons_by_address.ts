import { BaseSchema } from '@adonisjs/lucid/schema'

/** The coupons placed from an address, the newest first, as the address log asks for them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('coupons', (table) => {
      table.index(['ip', 'id'])
    })
  }

  override async down() {
    this.schema.alterTable('coupons', (table) => {
      table.dropIndex(['ip', 'id'])
    })
  }
}
