import { BaseSchema } from '@adonisjs/lucid/schema'

/** Money that must be played before it can leave. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('wagerings', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.string('source_type', 12).notNullable()
      table.bigInteger('source_id').unsigned().notNullable()
      table.bigInteger('amount').notNullable()
      table.bigInteger('due').notNullable()
      // JSON: the last entry of each of the owner's accounts when the wagering began
      table.text('since_seqs').notNullable()
      table.bigInteger('since').notNullable()
      // Null while it is open.
      table.bigInteger('ended_at').nullable()
      table.bigInteger('checked_at').notNullable()
      table.unique(['source_type', 'source_id'])
      table.index(['user_id', 'ended_at'])
      table.index(['ended_at', 'checked_at'])
    })
    for (const name of ['payment_methods', 'payments']) {
      this.schema.alterTable(name, (table) => {
        table.integer('wagering_percent_milli').notNullable().defaultTo(0)
      })
    }
  }

  override async down() {
    for (const name of ['payment_methods', 'payments']) {
      this.schema.raw(`alter table ${name} drop column wagering_percent_milli`)
    }
    this.schema.dropTable('wagerings')
  }
}
