import { BaseSchema } from '@adonisjs/lucid/schema'
import { onlyAddedTo } from '../only_added_to.ts'

/** The record of who did what, and what proves that it is whole: rows are only added (must-hold A2). */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('audit_log', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().nullable()
      table.bigInteger('actor_id').unsigned().nullable()
      table.string('action', 48).notNullable()
      table.string('subject_type', 24).notNullable()
      table.bigInteger('subject_id').nullable()
      // JSON
      table.text('detail').notNullable()
      table.string('reason', 255).nullable()
      table.string('ip', 45).notNullable().defaultTo('')
      table.bigInteger('created_at').notNullable()
      table.index(['subject_type', 'subject_id'])
      table.index(['actor_id', 'id'])
      table.index(['ip', 'id'])
    })
    onlyAddedTo(this, 'audit_log')

    // The hash chain over the log: seals are numbered 1, 2, 3 and so on, one for each row. They have a table of their own,
    // because rows of the log are never changed.
    this.schema.createTable('audit_seals', (table) => {
      table.bigInteger('id').unsigned().notNullable().primary()
      table.bigInteger('audit_id').unsigned().notNullable().unique()
      table.string('hash', 64).notNullable()
    })
    onlyAddedTo(this, 'audit_seals')

    // What proves the older part of the log when the key of its seals is gone: a keyed hash over all rows up to a seal.
    this.schema.createTable('audit_anchors', (table) => {
      table.bigIncrements('id')
      table.bigInteger('seal_id').unsigned().notNullable().index()
      table.string('hash', 64).notNullable()
      table.bigInteger('created_at').notNullable()
    })
    onlyAddedTo(this, 'audit_anchors')

    // A hash for each day over the ledger, the results and the seeds of draws, each chained to the day before.
    this.schema.createTable('daily_heads', (table) => {
      table.string('journal', 8).notNullable()
      // Day by UTC, such as 2026-11-25.
      table.string('day', 10).notNullable()
      table.bigInteger('row_count').notNullable()
      // SHA-256 in hexadecimal digits: of the day's rows, and of the chain up to this day.
      table.string('content_hash', 64).notNullable()
      table.string('head', 64).notNullable()
      table.bigInteger('created_at').notNullable()
      table.primary(['journal', 'day'])
    })
    onlyAddedTo(this, 'daily_heads')
  }

  override async down() {
    for (const table of ['daily_heads', 'audit_anchors', 'audit_seals', 'audit_log']) {
      this.schema.dropTable(table)
    }
  }
}
