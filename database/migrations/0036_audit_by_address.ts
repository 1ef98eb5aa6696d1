import { BaseSchema } from '@adonisjs/lucid/schema'

/** The rows of the audit log by address, the newest first. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('audit_log', (table) => {
      table.index(['ip', 'id'])
    })
  }

  override async down() {
    this.schema.alterTable('audit_log', (table) => {
      table.dropIndex(['ip', 'id'])
    })
  }
}
