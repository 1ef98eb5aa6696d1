import { BaseSchema } from '@adonisjs/lucid/schema'

/** Pictures that lead somewhere, and offers to players. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('banners', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      // Read out in place of the picture.
      table.string('title', 120).notNullable()
      table.string('page', 20).notNullable()
      table.string('position', 10).notNullable()
      // Null: in every language.
      table.string('language', 5).nullable()
      table.string('picture', 500).notNullable()
      table.string('phone_picture', 500).nullable()
      table.string('link', 500).nullable()
      table.bigInteger('starts_at').nullable()
      table.bigInteger('ends_at').nullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      table.index(['site_id', 'list_order'])
    })
    this.schema.createTable('promotions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('title', 120).notNullable()
      // JSON: title and HTML by language.
      table.text('texts', 'mediumtext').notNullable()
      table.string('picture', 500).nullable()
      table.bigInteger('starts_at').nullable()
      table.bigInteger('ends_at').nullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      table.index(['site_id', 'list_order'])
    })
  }

  override async down() {
    this.schema.dropTable('promotions')
    this.schema.dropTable('banners')
  }
}
