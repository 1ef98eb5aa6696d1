import { BaseSchema } from '@adonisjs/lucid/schema'

/** One row with the time at which a server last wrote it: how far a replica is behind can be read there. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('replica_beats', (table) => {
      table.integer('id').primary()
      // the database's own time, in epoch milliseconds
      table.bigInteger('beat_at').notNullable()
    })
    this.defer(async (db) => {
      await db.table('replica_beats').insert({ id: 1, beat_at: 0 })
    })
  }

  override async down() {
    this.schema.dropTable('replica_beats')
  }
}
