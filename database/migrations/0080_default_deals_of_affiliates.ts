import { BaseSchema } from '@adonisjs/lucid/schema'

/** The terms that a brand's affiliates get by being approved. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('affiliate_default_deals', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().unique().references('sites.id')
      // JSON: DealTerms, amounts in the brand's currency
      table.text('terms').notNullable()
      table.bigInteger('changed_at').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('affiliate_default_deals')
  }
}
