import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every print of a withdrawal: the original and the copies, with who asked for each. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('payment_prints', (table) => {
      table.bigIncrements('id')
      table.bigInteger('payment_id').unsigned().notNullable().references('id').inTable('payments')
      // 0 for the original.
      table.smallint('copy_number').notNullable()
      table.string('status', 12).notNullable()
      table.bigInteger('asked_by').unsigned().notNullable()
      table.bigInteger('asked_at').notNullable()
      table.string('ip', 45).notNullable()
      table.unique(['payment_id', 'copy_number'])
    })
  }

  override async down() {
    this.schema.dropTable('payment_prints')
  }
}
