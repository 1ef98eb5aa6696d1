import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the sandbox gateway knows: payments, notices that it still has to send, vouchers. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('sandbox_payments', (table) => {
      table.bigIncrements('id')
      table.string('merchant', 40).notNullable()
      // The name that the merchant gave the payment.
      table.string('reference', 40).notNullable()
      table.string('gateway_reference', 20).notNullable().unique()
      // Names the hosted page; null for a payment without one.
      table.string('page_token', 32).nullable().unique()
      table.string('kind', 10).notNullable()
      table.string('state', 10).notNullable()
      table.bigInteger('amount').notNullable()
      table.string('currency', 3).notNullable()
      table.string('language', 5).notNullable()
      table.string('notice_url', 500).notNullable()
      table.string('return_url', 500).notNullable()
      // Names with commas between them.
      table.string('faults', 80).notNullable()
      // States that the payment reaches by itself, with commas between them, and the time of the next.
      table.string('next_states', 40).notNullable()
      table.bigInteger('next_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['merchant', 'reference'])
      table.index(['merchant', 'updated_at'])
      table.index(['next_at'])
    })

    this.schema.createTable('sandbox_notices', (table) => {
      table.bigIncrements('id')
      table.bigInteger('payment_id').unsigned().notNullable().references('sandbox_payments.id')
      // JSON, as it is sent
      table.text('body').notNullable()
      table.boolean('is_forged').notNullable()
      // Null once the notice is taken or given up.
      table.bigInteger('due_at').nullable()
      table.integer('attempts').notNullable()
      table.boolean('is_taken').notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['due_at'])
      table.index(['payment_id'])
    })

    this.schema.createTable('sandbox_vouchers', (table) => {
      table.bigIncrements('id')
      table.string('code', 16).notNullable().unique()
      table.string('kind', 10).notNullable()
      table.bigInteger('amount').notNullable()
      table.string('currency', 3).notNullable()
      // The payment for which it was redeemed.
      table.bigInteger('payment_id').unsigned().nullable()
      table.bigInteger('created_at').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('sandbox_vouchers')
    this.schema.dropTable('sandbox_notices')
    this.schema.dropTable('sandbox_payments')
  }
}
