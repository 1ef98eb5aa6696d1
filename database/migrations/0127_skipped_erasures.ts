import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why an erasure whose time has come was not carried out. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('erasures', (table) => {
      table.bigInteger('skipped_at').nullable()
      // JSON: what kept it; null for one that was never skipped
      table.string('skipped_for', 190).nullable()
    })
  }

  override async down() {
    this.schema.alterTable('erasures', (table) => {
      table.dropColumns('skipped_at', 'skipped_for')
    })
  }
}
