import { BaseSchema } from '@adonisjs/lucid/schema'

/** Worst payouts past which markets are suspended: for every market of a brand, of a match, or for one market. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('exposure_limits', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('scope', 8).notNullable()
      // Id of the match or market; 0 for the brand.
      table.bigInteger('scope_id').unsigned().notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('worst_payout').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'scope', 'scope_id', 'currency'])
      table.check('worst_payout > 0', {}, 'exposure_limits_worst_payout')
    })
  }

  override async down() {
    this.schema.dropTable('exposure_limits')
  }
}
