import { BaseSchema } from '@adonisjs/lucid/schema'

/** Orders of settlement that wait for a second officer, and reports of suspicious betting on a match. */
export default class extends BaseSchema {
  override async up() {
    // Settlements and voids of much money that wait for a second officer.
    this.schema.createTable('pending_decisions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('kind', 24).notNullable()
      table.bigInteger('subject_id').unsigned().notNullable()
      // The order, carried out after the approval, as JSON.
      table.text('ordered').notNullable()
      // The money that the order would move, by currency, as JSON.
      table.text('amounts').notNullable()
      table.string('reason', 255).nullable()
      table.bigInteger('asked_by').unsigned().notNullable().references('users.id')
      table.bigInteger('asked_at').notNullable()
      table.string('state', 12).notNullable()
      // Allows one waiting order for each subject; null once the order is decided.
      table.string('waiting_key', 60).nullable().unique()
      table.bigInteger('decided_by').unsigned().nullable().references('users.id')
      table.bigInteger('decided_at').nullable()
      table.string('decided_reason', 255).nullable()
      table.index(['site_id', 'state', 'id'])
    })

    this.schema.createTable('suspicion_reports', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('match_id').unsigned().notNullable().references('matches.id')
      table.string('state', 10).notNullable()
      table.string('sign', 12).notNullable()
      table.text('text').notNullable()
      table.bigInteger('author_id').unsigned().notNullable().references('users.id')
      table.bigInteger('opened_at').notNullable()
      table.bigInteger('closed_by').unsigned().nullable().references('users.id')
      table.bigInteger('closed_at').nullable()
      // JSON: the file for an authority, byte by byte; null while the report is a draft
      table.text('content', 'mediumtext').nullable()
      table.string('content_hash', 64).nullable()
      table.string('dropped_reason', 255).nullable()
      table.index(['site_id', 'state', 'id'])
      table.index(['match_id'])
    })

    // The players in a report.
    this.schema.createTable('suspicion_players', (table) => {
      table.bigInteger('report_id').unsigned().notNullable().references('suspicion_reports.id')
      // the file calls the player P and this number
      table.integer('number').notNullable()
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.primary(['report_id', 'number'])
      table.index(['user_id'])
    })

    // To whom a report was sent, and the answers.
    this.schema.createTable('suspicion_sendings', (table) => {
      table.bigIncrements('id')
      table.bigInteger('report_id').unsigned().notNullable().references('suspicion_reports.id')
      table.string('recipient', 190).notNullable()
      table.bigInteger('sent_at').notNullable()
      table.string('reference', 120).notNullable()
      table.bigInteger('sent_by').unsigned().notNullable().references('users.id')
      table.bigInteger('recorded_at').notNullable()
      table.text('answer').nullable()
      table.bigInteger('answered_at').nullable()
      table.bigInteger('answered_by').unsigned().nullable().references('users.id')
      table.index(['report_id'])
    })
  }

  override async down() {
    for (const table of [
      'suspicion_sendings',
      'suspicion_players',
      'suspicion_reports',
      'pending_decisions',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
