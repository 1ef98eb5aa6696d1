import { BaseSchema } from '@adonisjs/lucid/schema'

/** The state that a notice tells of, by which a second notice of the same money is told from the first. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('payment_notices', (table) => {
      table.string('told_state', 10).nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table payment_notices drop column told_state')
  }
}
