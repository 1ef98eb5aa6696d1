import { BaseSchema } from '@adonisjs/lucid/schema'

/** Commission plans in dated versions, and the plans of dealers from a day on. Rows are only added. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('commission_plans', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('name', 60).notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['site_id', 'name'])
    })
    this.schema.createTable('commission_versions', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('plan_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('commission_plans')
      // `2026-11-22`, a day of the brand; in force for periods that begin on it or later
      table.string('from_day', 10).notNullable()
      table.string('basis', 12).notNullable()
      table.string('scope', 8).notNullable()
      table.string('negative', 8).notNullable()
      // JSON: a list of bands with `fromSelections` and `rate`
      table.text('bands').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['plan_id', 'from_day'])
    })
    this.schema.createTable('dealer_commissions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('dealer_id').unsigned().notNullable().references('id').inTable('users')
      // null: no commission from that day on
      table.bigInteger('plan_id').unsigned().nullable().references('id').inTable('commission_plans')
      table.string('from_day', 10).notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['dealer_id', 'from_day'])
    })
  }

  override async down() {
    for (const table of ['dealer_commissions', 'commission_versions', 'commission_plans']) {
      this.schema.dropTable(table)
    }
  }
}
