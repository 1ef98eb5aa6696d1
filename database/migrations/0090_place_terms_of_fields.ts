import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('race_fields', (table) => {
      // The terms of each-way bets that the house set for the field; null where those of the table hold.
      table.smallint('places').nullable()
      table.smallint('place_divisor').nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table race_fields drop column place_divisor')
    this.schema.raw('alter table race_fields drop column places')
  }
}
