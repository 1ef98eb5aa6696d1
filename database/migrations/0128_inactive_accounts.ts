import { BaseSchema } from '@adonisjs/lucid/schema'

/** Accounts of players that were long unused. Times in epoch milliseconds. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      // since when the account counts as inactive; null for one that is in use
      table.bigInteger('inactive_at').nullable()
      // when the mail before was written; null once the account is used again
      table.bigInteger('inactive_warned_at').nullable()
      table.index(['site_id', 'inactive_at'])
    })
  }

  override async down() {
    this.schema.alterTable('users', (table) => table.dropIndex(['site_id', 'inactive_at']))
    for (const column of ['inactive_at', 'inactive_warned_at']) {
      this.schema.raw(`alter table users drop column ${column}`)
    }
  }
}
