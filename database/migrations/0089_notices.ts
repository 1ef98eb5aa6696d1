import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a brand tells its players: popups, and messages to one player, a branch or everybody. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('popups', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('name', 120).notNullable()
      table.string('kind', 12).notNullable()
      table.string('place', 12).notNullable()
      // JSON: title and HTML by language; the HTML is cleaned.
      table.text('texts', 'mediumtext').notNullable()
      table.boolean('closes_itself').notNullable().defaultTo(false)
      table.boolean('active').notNullable().defaultTo(true)
      table.integer('list_order').notNullable().defaultTo(0)
      table.bigInteger('shown_from').nullable()
      table.bigInteger('shown_to').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['site_id', 'list_order'])
    })
    this.schema.createTable('notices', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('form', 12).notNullable()
      table.string('audience', 12).notNullable()
      // The player, or the dealer above the branch; null for everybody.
      table.bigInteger('user_id').unsigned().nullable().references('id').inTable('users')
      // JSON: title and text by language; empty for a notice of the platform, whose key says its text.
      table.text('texts').notNullable()
      table.string('notice_key', 40).nullable()
      // JSON list.
      table.string('params', 255).notNullable().defaultTo('[]')
      table.bigInteger('sender_id').unsigned().nullable()
      table.bigInteger('shown_from').nullable()
      table.bigInteger('shown_to').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['site_id', 'user_id', 'id'])
    })
    this.schema.createTable('notice_reads', (table) => {
      table
        .bigInteger('notice_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('notices')
        .onDelete('cascade')
      table.bigInteger('user_id').unsigned().notNullable()
      table.bigInteger('read_at').notNullable()
      table.primary(['notice_id', 'user_id'])
    })
  }

  override async down() {
    this.schema.dropTable('notice_reads')
    this.schema.dropTable('notices')
    this.schema.dropTable('popups')
  }
}
