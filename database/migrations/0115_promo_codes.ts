import { BaseSchema } from '@adonisjs/lucid/schema'

/** Codes of bonuses, in batches. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('promo_batches', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('bonus_id').unsigned().notNullable().references('id').inTable('bonuses')
      table.string('label', 80).notNullable()
      table.integer('count').notNullable()
      table.bigInteger('maker_id').unsigned().notNullable().references('id').inTable('users')
      table.bigInteger('expires_at').nullable()
      table.bigInteger('codes_taken_at').nullable()
      table.bigInteger('voided_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['site_id', 'id'])
    })
    this.schema.createTable('promo_codes', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('batch_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('promo_batches')
      table.string('code_hash', 64).notNullable().unique()
      // The code, encrypted until staff take it.
      table.text('sealed_code').nullable()
      table.bigInteger('used_by').unsigned().nullable().references('id').inTable('users')
      table.bigInteger('used_at').nullable()
      table.index(['batch_id', 'used_at'])
    })
  }

  override async down() {
    this.schema.dropTable('promo_codes')
    this.schema.dropTable('promo_batches')
  }
}
