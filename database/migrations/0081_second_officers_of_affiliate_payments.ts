import { BaseSchema } from '@adonisjs/lucid/schema'

/** The officer who was the first to pay a statement above the brand's bound. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('affiliate_statements', (table) => {
      table.bigInteger('first_approved_by').unsigned().nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table affiliate_statements drop column first_approved_by')
  }
}
