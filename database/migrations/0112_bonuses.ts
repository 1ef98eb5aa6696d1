import { BaseSchema } from '@adonisjs/lucid/schema'

/** Offers of bonuses, and their dated terms. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('bonuses', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      // JSON: texts by language
      table.text('titles').notNullable()
      table.text('texts', 'mediumtext').notNullable()
      table.string('category', 16).notNullable()
      // The number of the version in force.
      table.integer('version').notNullable()
      table.bigInteger('shown_from').nullable()
      table.bigInteger('shown_until').nullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.index(['site_id', 'list_order'])
    })
    this.schema.createTable('bonus_versions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('bonus_id').unsigned().notNullable().references('id').inTable('bonuses')
      table.integer('version').notNullable()
      // JSON: the terms
      table.text('terms').notNullable()
      table.bigInteger('author_id').unsigned().nullable().references('id').inTable('users')
      table.bigInteger('created_at').notNullable()
      table.unique(['bonus_id', 'version'])
    })
  }

  override async down() {
    this.schema.dropTable('bonus_versions')
    this.schema.dropTable('bonuses')
  }
}
