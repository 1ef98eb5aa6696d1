import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a brand hides or suspends of the offer that all brands share, for its own players and desks alone. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('offer_layers', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // sport, category, tournament, match or market
      table.string('scope', 12).notNullable()
      table.bigInteger('scope_id').unsigned().notNullable()
      table.boolean('is_hidden').notNullable().defaultTo(false)
      table.boolean('is_suspended').notNullable().defaultTo(false)
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'scope', 'scope_id'])
    })
  }

  override async down() {
    this.schema.dropTable('offer_layers')
  }
}
