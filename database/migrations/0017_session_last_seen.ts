import { BaseSchema } from '@adonisjs/lucid/schema'

/** Time of a session's last use, to the minute. Existing sessions take the time at which they began. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('user_sessions', (table) => {
      table.bigInteger('last_seen_at').notNullable().defaultTo(0)
    })
    this.schema.raw('update user_sessions set last_seen_at = created_at')
  }

  override async down() {
    this.schema.raw('alter table user_sessions drop column last_seen_at')
  }
}
