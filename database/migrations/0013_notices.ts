import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a brand tells its players, and what people write to it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('popups', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
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
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('form', 12).notNullable()
      table.string('audience', 12).notNullable()
      // The player, or the dealer above the branch; null for everybody.
      table.bigInteger('user_id').unsigned().nullable().references('users.id')
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
        .references('notices.id')
        .onDelete('cascade')
      table.bigInteger('user_id').unsigned().notNullable()
      table.bigInteger('read_at').notNullable()
      table.primary(['notice_id', 'user_id'])
    })

    // What people write by the contact form, and the answers.
    this.schema.createTable('contact_messages', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // No reference: the messages of a removed user stay.
      table.bigInteger('user_id').unsigned().nullable()
      table.string('name', 120).notNullable()
      table.string('email', 190).notNullable()
      table.string('subject', 150).notNullable()
      table.text('text', 'mediumtext').notNullable()
      table.string('language', 5).notNullable()
      table.string('state', 12).notNullable()
      table.text('answer', 'mediumtext').nullable()
      table.bigInteger('answered_by').unsigned().nullable()
      table.bigInteger('answered_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['site_id', 'id'])
      table.index(['site_id', 'state', 'id'])
    })
  }

  override async down() {
    for (const table of ['contact_messages', 'notice_reads', 'notices', 'popups']) {
      this.schema.dropTable(table)
    }
  }
}
