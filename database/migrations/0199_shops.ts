import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('shops', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('name', 120).notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('shops')
  }
}
