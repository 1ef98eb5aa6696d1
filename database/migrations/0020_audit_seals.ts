import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The hash chain over the audit log: seals are numbered 1, 2, 3, ..., one for each row. Seals have a table of their
 * own, because rows of the audit log are never changed.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('audit_seals', (table) => {
      table.bigInteger('id').unsigned().notNullable().primary()
      table.bigInteger('audit_id').unsigned().notNullable().unique()
      table.string('hash', 64).notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('audit_seals')
  }
}
