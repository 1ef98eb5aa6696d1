import { BaseSchema } from '@adonisjs/lucid/schema'

/** Countries in which a game's provider lets nobody play it; staff's own list of countries stands beside it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('games', (table) => {
      // JSON; null for none
      table.text('blocked_countries').nullable()
    })
  }

  override async down() {
    this.schema.raw('alter table games drop column blocked_countries')
  }
}
