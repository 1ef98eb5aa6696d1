import { BaseSchema } from '@adonisjs/lucid/schema'

/** Brands that draw a game at times of their own, and the draws of one brand. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('draw_calendars', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('game_id').unsigned().notNullable().references('draw_games.id')
      // Off: the brand sells tickets of the draws of all brands.
      table.boolean('is_enabled').notNullable()
      // JSON: times of day, `19:30`, in the zone of the brand; weekdays, 1 is Monday
      table.text('times').notNullable()
      table.text('weekdays').notNullable()
      table.integer('sales_close_seconds').notNullable()
      table.integer('draws_ahead').notNullable()
      // JSON by currency: what a bet costs, in minor units
      table.text('prices').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'game_id'])
    })
    this.schema.alterTable('draws', (table) => {
      // The brand whose own draw it is; null for one of all brands.
      table.bigInteger('own_site_id').unsigned().nullable()
      table.index(['own_site_id', 'game_id', 'state'])
    })
  }

  override async down() {
    this.schema.alterTable('draws', (table) => {
      table.dropIndex(['own_site_id', 'game_id', 'state'])
    })
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table draws drop column own_site_id')
    this.schema.dropTable('draw_calendars')
  }
}
