import { BaseSchema } from '@adonisjs/lucid/schema'

/** TV channels that show a match, as a brand names them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('match_channels', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      // No reference: a match without bets may be removed.
      table.bigInteger('match_id').unsigned().notNullable()
      table.string('name', 60).notNullable()
      table.string('link', 500).nullable()
      table.index(['match_id', 'site_id'])
    })
  }

  override async down() {
    this.schema.dropTable('match_channels')
  }
}
