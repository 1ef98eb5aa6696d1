import { BaseSchema } from '@adonisjs/lucid/schema'

/** Keys by which programs of affiliates read their reports; one for each affiliate. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('affiliate_keys', (table) => {
      table.bigIncrements('id')
      table.bigInteger('affiliate_id').unsigned().notNullable().unique().references('affiliates.id')
      // SHA-256 of the key, which is random and told once
      table.string('key_hash', 64).notNullable().unique()
      // its last characters, by which the affiliate knows it
      table.string('ending', 4).notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('last_used_at').nullable()
    })
  }

  override async down() {
    this.schema.dropTable('affiliate_keys')
  }
}
