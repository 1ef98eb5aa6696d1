import { BaseSchema } from '@adonisjs/lucid/schema'

/** Mails on their way out, and a brand's own texts of them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('mails', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // No reference: the mails of a removed user stay.
      table.bigInteger('user_id').unsigned().nullable()
      table.string('kind', 32).notNullable()
      table.string('language', 5).notNullable()
      table.string('to_address', 190).notNullable()
      table.string('to_name', 170).notNullable()
      table.string('subject', 255).notNullable()
      // The encrypted body, which may contain a link that opens an account; null once the mail is sent.
      table.text('sealed_body', 'mediumtext').nullable()
      // The same for every attempt, so that mail programs show a mail that arrives twice once.
      table.string('message_id', 190).notNullable()
      table.string('state', 12).notNullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.string('error', 255).nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('next_attempt_at').notNullable()
      table.bigInteger('useful_until').notNullable()
      table.bigInteger('sent_at').nullable()
      table.index(['state', 'next_attempt_at'])
      table.index(['site_id', 'id'])
    })

    this.schema.createTable('email_templates', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('kind', 32).notNullable()
      table.string('language', 5).notNullable()
      table.string('subject', 255).notNullable()
      table.text('body', 'mediumtext').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'kind', 'language'])
    })
  }

  override async down() {
    this.schema.dropTable('email_templates')
    this.schema.dropTable('mails')
  }
}
