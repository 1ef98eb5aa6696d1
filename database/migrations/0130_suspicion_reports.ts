import { BaseSchema } from '@adonisjs/lucid/schema'

/** Reports of suspicious betting on a match, the players in them, and to whom each was sent. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('suspicion_reports', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('match_id').unsigned().notNullable().references('id').inTable('matches')
      table.string('state', 10).notNullable()
      table.string('sign', 12).notNullable()
      table.text('text').notNullable()
      table.bigInteger('author_id').unsigned().notNullable().references('id').inTable('users')
      table.bigInteger('opened_at').notNullable()
      table.bigInteger('closed_by').unsigned().nullable().references('id').inTable('users')
      table.bigInteger('closed_at').nullable()
      // JSON: the file for an authority, byte by byte; null while the report is a draft
      table.text('content', 'mediumtext').nullable()
      table.string('content_hash', 64).nullable()
      table.string('dropped_reason', 255).nullable()
      table.index(['site_id', 'state', 'id'])
      table.index(['match_id'])
    })
    this.schema.createTable('suspicion_players', (table) => {
      table
        .bigInteger('report_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('suspicion_reports')
      // the file calls the player P and this number
      table.integer('number').notNullable()
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.primary(['report_id', 'number'])
      table.index(['user_id'])
    })
    this.schema.createTable('suspicion_sendings', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('report_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('suspicion_reports')
      table.string('recipient', 190).notNullable()
      table.bigInteger('sent_at').notNullable()
      table.string('reference', 120).notNullable()
      table.bigInteger('sent_by').unsigned().notNullable().references('id').inTable('users')
      table.bigInteger('recorded_at').notNullable()
      table.text('answer').nullable()
      table.bigInteger('answered_at').nullable()
      table.bigInteger('answered_by').unsigned().nullable().references('id').inTable('users')
      table.index(['report_id'])
    })
  }

  override async down() {
    for (const table of ['suspicion_sendings', 'suspicion_players', 'suspicion_reports']) {
      this.schema.dropTable(table)
    }
  }
}
