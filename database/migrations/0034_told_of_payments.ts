import { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from '../schema_dialect.ts'

/**
 * What a gateway told of a payment that was not followed stands beside its steps, and marks the payment until staff have looked
 * at it. A gateway's reference names one payment of a method, and references that differ in capitals are two.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('payments', (table) => {
      table.boolean('needs_look').notNullable().defaultTo(false)
      table.dropUnique(['gateway', 'gateway_reference'])
      table.unique(['method_id', 'gateway_reference'])
      table.index(['site_id', 'needs_look'])
    })
    this.schema.alterTable('payment_steps', (table) => {
      table.string('told_state', 10).nullable()
      table.bigInteger('told_amount').nullable()
      table.string('told_currency', 8).nullable()
      table.string('told_reference', 80).nullable()
    })
    this.#compareBy('utf8mb4_bin')
  }

  override async down() {
    this.schema.alterTable('payment_steps', (table) => {
      table.dropColumns('told_state', 'told_amount', 'told_currency', 'told_reference')
    })
    this.schema.alterTable('payments', (table) => {
      table.dropIndex(['site_id', 'needs_look'])
      table.dropUnique(['method_id', 'gateway_reference'])
      // not unique: rows of today may break the rule of then
      table.index(['gateway', 'gateway_reference'], 'payments_gateway_gateway_reference_unique')
    })
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table payments drop column needs_look')
  }

  /** Each column as its table has it, but for the collation. */
  #compareBy(collation: string): void {
    if (!schemaDialect(this.db).choosesCollation) return
    const modify = (table: string, column: string, type: string) =>
      this.schema.raw(`alter table ${table} modify ${column} ${type} collate ${collation} null`)
    modify('payments', 'gateway_reference', 'varchar(80)')
    modify('payment_notices', 'notice_key', 'varchar(80)')
    modify('payment_steps', 'told_reference', 'varchar(80)')
  }
}
