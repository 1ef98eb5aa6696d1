import { BaseSchema } from '@adonisjs/lucid/schema'

/** Payment methods as data, payments with every step, and what gateways reported. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('payment_categories', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('direction', 10).notNullable()
      // JSON: name by language
      table.text('names').notNullable()
      table.string('logo', 500).nullable()
      table.bigInteger('min_amount').notNullable()
      table.bigInteger('max_amount').notNullable()
      table.string('open_link', 500).nullable()
      // JSON: text by language
      table.text('info', 'mediumtext').notNullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      table.index(['site_id', 'direction', 'list_order'])
    })

    this.schema.createTable('payment_methods', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('category_id').unsigned().notNullable().references('payment_categories.id')
      table.string('gateway', 20).notNullable()
      table.string('pay_type', 40).notNullable()
      table.string('pay_tag', 40).notNullable()
      // JSON: name by language
      table.text('names').notNullable()
      table.string('logo', 500).nullable()
      // JSON: labels and texts by language
      table.text('info_fields', 'mediumtext').notNullable()
      // JSON: the fields of the form
      table.text('fields', 'mediumtext').notNullable()
      table.bigInteger('min_amount').notNullable()
      table.bigInteger('max_amount').notNullable()
      table.integer('fee_percent_milli').notNullable()
      table.bigInteger('fee_fixed').notNullable()
      table.string('pocket', 20).notNullable()
      table.string('banks', 10).notNullable()
      table.string('opens', 10).notNullable()
      // JSON: lists of currencies, countries, dealers; empty for all
      table.text('currencies').notNullable()
      table.text('countries').notNullable()
      table.text('branches').notNullable()
      // JSON: origins that the gateway's addresses may have
      table.text('allowed_origins').notNullable()
      // JSON: settings of the gateway
      table.text('settings').notNullable()
      // JSON, sealed: secrets of the gateway
      table.text('sealed_secrets').nullable()
      table.bigInteger('two_officers_above').notNullable()
      table.integer('expires_after_minutes').notNullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      // How much of a deposit must be played before it can leave, in thousandths of a percent: 100 000 is once the amount.
      table.integer('wagering_percent_milli').notNullable().defaultTo(0)
      table.index(['site_id', 'category_id', 'list_order'])
    })

    this.schema.createTable('payment_banks', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('method_id').unsigned().notNullable().references('payment_methods.id')
      table.string('name', 120).notNullable()
      table.string('swift_code', 11).notNullable()
      table.string('account', 60).notNullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      table.index(['method_id', 'list_order'])
    })

    this.schema.createTable('payment_bank_amounts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('bank_id').unsigned().notNullable().references('payment_banks.id')
      table.bigInteger('amount').notNullable()
      table.string('currency', 3).notNullable()
      table.boolean('is_shown').notNullable()
      table.index(['bank_id'])
    })

    this.schema.createTable('payments', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('reference', 12).notNullable().unique()
      table.string('direction', 10).notNullable()
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      // No reference: the payments of a removed method stay.
      table.bigInteger('method_id').unsigned().notNullable()
      table.string('method_name', 120).notNullable()
      table.string('gateway', 20).notNullable()
      // Null until the gateway has named the payment.
      table.string('gateway_reference', 80).nullable()
      table.string('state', 10).notNullable()
      table.bigInteger('amount').notNullable()
      table.bigInteger('fee').notNullable()
      table.string('currency', 3).notNullable()
      table.string('pocket', 20).notNullable()
      // JSON: the values of the form
      table.text('form_values', 'mediumtext').notNullable()
      // The account to which a withdrawal goes, hashed; shows a changed bank.
      table.string('target_hash', 64).nullable()
      table.bigInteger('bank_id').unsigned().nullable()
      table.string('bank_name', 120).nullable()
      table.bigInteger('claimed_by').unsigned().nullable()
      table.bigInteger('claimed_at').nullable()
      table.bigInteger('first_approved_by').unsigned().nullable()
      table.string('reason_key', 40).nullable()
      table.string('reason', 255).nullable()
      table.string('ip', 45).notNullable()
      table.bigInteger('expires_at').nullable()
      // When the gateway is asked what it knows; null for a payment that is over.
      table.bigInteger('ask_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      // How much of a deposit must be played before it can leave, in thousandths of a percent: 100 000 is once the amount.
      table.integer('wagering_percent_milli').notNullable().defaultTo(0)
      table.unique(['gateway', 'gateway_reference'])
      table.index(['site_id', 'direction', 'state', 'id'])
      table.index(['user_id', 'id'])
      table.index(['ask_at'])
      table.index(['site_id', 'updated_at'])
    })

    this.schema.createTable('payment_steps', (table) => {
      table.bigIncrements('id')
      table.bigInteger('payment_id').unsigned().notNullable().references('payments.id')
      table.string('state', 10).notNullable()
      table.bigInteger('actor_id').unsigned().nullable()
      table.string('note', 255).nullable()
      table.bigInteger('transfer_id').unsigned().nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['payment_id', 'id'])
    })

    // Every print of a withdrawal: the original and the copies, with who asked for each.
    this.schema.createTable('payment_prints', (table) => {
      table.bigIncrements('id')
      table.bigInteger('payment_id').unsigned().notNullable().references('payments.id')
      // 0 for the original.
      table.smallint('copy_number').notNullable()
      table.string('status', 12).notNullable()
      table.bigInteger('asked_by').unsigned().notNullable()
      table.bigInteger('asked_at').notNullable()
      table.string('ip', 45).notNullable()
      table.unique(['payment_id', 'copy_number'])
    })

    // What gateways reported.
    this.schema.createTable('payment_notices', (table) => {
      table.bigIncrements('id')
      // Null for a notice that names no method.
      table.bigInteger('site_id').unsigned().nullable()
      table.string('gateway', 20).notNullable()
      // The gateway's number of the notice; null for a forged one.
      table.string('notice_key', 80).nullable()
      table.bigInteger('payment_id').unsigned().nullable()
      table.string('verdict', 12).notNullable()
      table.string('body_hash', 64).notNullable()
      table.string('ip', 45).notNullable()
      table.bigInteger('received_at').notNullable()
      table.unique(['gateway', 'notice_key'])
      table.index(['received_at'])
      table.index(['payment_id'])
    })
  }

  override async down() {
    for (const table of [
      'payment_notices',
      'payment_prints',
      'payment_steps',
      'payments',
      'payment_bank_amounts',
      'payment_banks',
      'payment_methods',
      'payment_categories',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
