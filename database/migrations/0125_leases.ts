import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Work that one server does at a time. `fence` rises each time that the work changes hands, so that a former holder is told
 * from the present one. Times are the database's own, in epoch milliseconds.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('leases', (table) => {
      table.string('name', 40).primary()
      table.string('owner', 36).notNullable()
      table.bigInteger('fence').notNullable()
      table.bigInteger('expires_at').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('leases')
  }
}
