import { BaseSchema } from '@adonisjs/lucid/schema'

/** The stricter bound of two officers that counts until a looser one does. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('payment_methods', (table) => {
      table.bigInteger('two_officers_before').nullable()
      table.bigInteger('two_officers_until').nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table payment_methods drop column two_officers_before')
    this.schema.raw('alter table payment_methods drop column two_officers_until')
  }
}
