import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every print of a coupon's ticket and receipts: the original and the copies, with who asked for each. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('coupon_prints', (table) => {
      table.bigIncrements('id')
      table.bigInteger('coupon_id').unsigned().notNullable().references('id').inTable('coupons')
      table.string('subject', 12).notNullable()
      table.smallint('print_number').notNullable()
      // 0 for the original.
      table.smallint('copy_number').notNullable()
      table.string('status', 12).notNullable()
      table.bigInteger('asked_by').unsigned().notNullable()
      table.bigInteger('asked_at').notNullable()
      table.string('ip', 45).notNullable()
      table.bigInteger('cancelled_by').unsigned().nullable()
      table.bigInteger('cancelled_at').nullable()
      table.string('cancel_ip', 45).nullable()
      table.string('cancel_reason', 255).nullable()
      table.unique(['coupon_id', 'subject', 'print_number'])
    })
  }

  override async down() {
    this.schema.dropTable('coupon_prints')
  }
}
