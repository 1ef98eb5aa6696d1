import { BaseSchema } from '@adonisjs/lucid/schema'

/** Places where matches are played. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('venues', (table) => {
      table.bigIncrements('id')
      table.string('name', 120).notNullable().unique()
    })
  }

  override async down() {
    this.schema.dropTable('venues')
  }
}
