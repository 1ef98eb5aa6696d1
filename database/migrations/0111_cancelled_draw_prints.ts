import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who cancelled a print of a ticket of a draw whose paper did not come out. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('draw_ticket_prints', (table) => {
      table.bigInteger('cancelled_by').unsigned().nullable()
      table.bigInteger('cancelled_at').nullable()
      table.string('cancel_ip', 45).nullable()
      table.string('cancel_reason', 500).nullable()
    })
  }

  override async down() {
    this.schema.alterTable('draw_ticket_prints', (table) => {
      table.dropColumns('cancelled_by', 'cancelled_at', 'cancel_ip', 'cancel_reason')
    })
  }
}
