import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a session was last used, to the minute. Those that stand count as used when they began. */
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
