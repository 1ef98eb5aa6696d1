import { BaseSchema } from '@adonisjs/lucid/schema'

/** Cash that a machine took in a shift, and that a player put in on a day, is summed at each message. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('machine_deposits', (table) => {
      table.index(['machine_id', 'created_at'])
      table.index(['player_id', 'created_at'])
    })
  }

  override async down() {
    this.schema.alterTable('machine_deposits', (table) => {
      // MySQL needs an index of each reference
      table.index(['machine_id'])
      table.index(['player_id'])
      table.dropIndex(['machine_id', 'created_at'])
      table.dropIndex(['player_id', 'created_at'])
    })
  }
}
