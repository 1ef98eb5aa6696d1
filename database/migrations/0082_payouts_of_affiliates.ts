import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = ['payout_payment_id', 'payout_fault']

/** By which payment method an affiliate's statements are paid out, and what became of each payout. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('affiliate_payouts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('affiliate_id').unsigned().notNullable().unique().references('affiliates.id')
      table.bigInteger('method_id').unsigned().notNullable()
      table.bigInteger('bank_id').unsigned().nullable()
      // JSON: the method's form as the affiliate filled it in
      table.text('form_values').notNullable()
      table.bigInteger('changed_at').notNullable()
    })
    this.schema.alterTable('affiliate_statements', (table) => {
      // the withdrawal that pays the statement out; null without one
      table.bigInteger('payout_payment_id').unsigned().nullable()
      // JSON: PayoutFault, why the money stayed in the account although a method was chosen
      table.string('payout_fault', 400).nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    for (const column of COLUMNS) {
      this.schema.raw(`alter table affiliate_statements drop column ${column}`)
    }
    this.schema.dropTable('affiliate_payouts')
  }
}
