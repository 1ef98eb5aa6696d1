import { BaseSchema } from '@adonisjs/lucid/schema'
import { asciiKey } from '../compared_texts.ts'

/** What belongs to the installation and to no brand: numbers, progress of jobs, tries, and its servers. */
export default class extends BaseSchema {
  override async up() {
    // Numbers are taken in blocks, so that none needs a query.
    this.schema.createTable('id_blocks', (table) => {
      table.string('name', 32).notNullable().primary()
      table.bigInteger('next_id').notNullable()
      // Up to which number the counter of the table is moved: blocks below are taken without moving it. Null for numbers
      // that come from here alone.
      table.bigInteger('end_id').nullable()
    })

    // How far jobs are.
    this.schema.createTable('job_states', (table) => {
      table.string('name', 80).notNullable().primary()
      // JSON
      table.text('state').notNullable()
      table.bigInteger('updated_at').notNullable()
    })

    // Tries at doors that are counted, with the time at which each opens again.
    this.schema.createTable('rate_limits', (table) => {
      asciiKey(this, table.string('key', 100)).notNullable()
      table.integer('tries').notNullable()
      table.bigInteger('open_at').notNullable()
      table.bigInteger('forgotten_at').notNullable()
      table.primary(['key'])
      table.index(['forgotten_at'])
    })

    // Solved captchas, until they expire.
    this.schema.createTable('used_captchas', (table) => {
      table.string('key', 64).notNullable().primary()
      table.bigInteger('expires_at').notNullable()
      table.index(['expires_at'])
    })

    // Work that one server does at a time.
    this.schema.createTable('leases', (table) => {
      table.string('name', 40).primary()
      table.string('owner', 36).notNullable()
      // Rises each time that the work changes hands, so that a former holder is told from the present one.
      table.bigInteger('fence').notNullable()
      // By the clock of the database.
      table.bigInteger('expires_at').notNullable()
    })

    // Each server of the installation by its own last report.
    this.schema.createTable('servers', (table) => {
      // A new one for each start, as in `leases`.
      table.string('id', 36).primary()
      table.string('name', 120).notNullable()
      table.string('roles', 40).notNullable()
      table.bigInteger('started_at').notNullable()
      table.bigInteger('seen_at').notNullable()
      // JSON
      table.text('report').notNullable()
      table.index(['seen_at'])
    })

    // One row with the time at which a server last wrote it: how far a replica is behind can be read there.
    this.schema.createTable('replica_beats', (table) => {
      table.integer('id').primary()
      // By the clock of the database.
      table.bigInteger('beat_at').notNullable()
    })
    this.defer(async (db) => {
      await db.table('replica_beats').insert({ id: 1, beat_at: 0 })
    })
  }

  override async down() {
    for (const table of [
      'replica_beats',
      'servers',
      'leases',
      'used_captchas',
      'rate_limits',
      'job_states',
      'id_blocks',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
