import { BaseSchema } from '@adonisjs/lucid/schema'

/** The servers of the installation, each by its own last report. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('servers', (table) => {
      // A new one for each start, as in `leases`.
      table.string('id', 36).primary()
      table.string('name', 120).notNullable()
      table.string('roles', 40).notNullable()
      table.bigInteger('started_at').notNullable()
      table.bigInteger('seen_at').notNullable()
      // JSON
      table.text('report').notNullable()
      table.index(['seen_at'])
    })
  }

  override async down() {
    this.schema.dropTable('servers')
  }
}
