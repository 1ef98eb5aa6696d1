import { BaseSchema } from '@adonisjs/lucid/schema'

/** Events of placed coupons; limits on sports, tournaments, matches, markets and outcomes. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('coupon_shares', (table) => {
      table.string('code', 16).notNullable().primary()
      table.bigInteger('coupon_id').unsigned().notNullable().unique()
      table.foreign('coupon_id').references('id').inTable('coupons')
      table.bigInteger('created_at').notNullable()
    })

    // Only events that neither the coupon nor the ledger records: cancelled, sold, resolved by staff.
    this.schema.createTable('coupon_events', (table) => {
      table.bigIncrements('id')
      table.bigInteger('coupon_id').unsigned().notNullable().references('id').inTable('coupons')
      table.string('kind', 16).notNullable()
      table.bigInteger('actor_id').unsigned().nullable()
      table.text('detail').notNullable()
      table.string('reason', 255).nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['coupon_id'])
    })

    this.schema.createTable('bet_limits', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('scope', 12).notNullable()
      table.bigInteger('scope_id').unsigned().notNullable()
      table.text('limits').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'scope', 'scope_id'])
    })

    // Resolved by staff: later results do not change the selection.
    this.schema.alterTable('coupon_selections', (table) => {
      table.boolean('is_manual').notNullable().defaultTo(false)
    })
  }

  override async down() {
    this.schema.alterTable('coupon_selections', (table) => table.dropColumn('is_manual'))
    for (const table of ['bet_limits', 'coupon_events', 'coupon_shares']) {
      this.schema.dropTable(table)
    }
  }
}
