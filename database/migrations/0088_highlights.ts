import { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from '../schema_dialect.ts'

/** What a home page shows: matches that staff feature, coupons by brand and time, and which winners stay out. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('matches', (table) => {
      table.boolean('is_featured').notNullable().defaultTo(false)
      table.index(['is_featured', 'starts_at'])
    })
    this.schema.alterTable('coupons', (table) => {
      table.index(['site_id', 'placed_at'])
      table.index(['site_id', 'settled_at'])
    })
    this.schema.createTable('winner_rules', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      // One of the two: a player who is never shown, or the smallest win of a currency that is.
      table.bigInteger('user_id').unsigned().nullable().references('id').inTable('users')
      table.string('currency', 3).nullable()
      table.bigInteger('smallest_win').notNullable().defaultTo(0)
      table.bigInteger('created_at').notNullable()
      table.unique(['site_id', 'user_id'])
      table.unique(['site_id', 'currency'])
    })
  }

  override async down() {
    this.schema.dropTable('winner_rules')
    const { altersConstraints } = schemaDialect(this.db)
    this.schema.alterTable('coupons', (table) => {
      // these indexes have replaced that of the foreign key, which comes back with the key
      if (altersConstraints) table.dropForeign('site_id')
      table.dropIndex(['site_id', 'placed_at'])
      table.dropIndex(['site_id', 'settled_at'])
      if (altersConstraints) table.foreign('site_id').references('id').inTable('sites')
    })
    this.schema.alterTable('matches', (table) => {
      table.dropIndex(['is_featured', 'starts_at'])
    })
    // as plain SQL: the schema builder would make the table anew on SQLite, which references to it forbid
    this.schema.raw('alter table matches drop column is_featured')
  }
}
