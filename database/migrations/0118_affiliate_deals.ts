import { BaseSchema } from '@adonisjs/lucid/schema'

/** Dated deals with affiliates. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('affiliate_deals', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('affiliate_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('affiliates')
      table.string('from_day', 10).notNullable()
      // JSON: DealTerms
      table.text('terms').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['affiliate_id', 'from_day'])
    })
  }

  override async down() {
    this.schema.dropTable('affiliate_deals')
  }
}
