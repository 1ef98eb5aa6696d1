import { BaseSchema } from '@adonisjs/lucid/schema'

/** Both officers of a result, and what a revision takes back. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('results', (table) => {
      // The second officer who approved it; null where one was enough.
      table.bigInteger('approver_id').unsigned().nullable()
      // The revision that this one takes back; null for a result that was entered.
      table.integer('undone_revision').nullable()
    })
  }

  override async down() {
    // as statements: the builder would make SQLite's table anew
    this.schema.raw('alter table results drop column approver_id')
    this.schema.raw('alter table results drop column undone_revision')
  }
}
