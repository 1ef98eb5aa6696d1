import { BaseSchema } from '@adonisjs/lucid/schema'

/** Pictures that a brand's staff uploaded; the files are called by the hash of their bytes. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('uploads', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('address', 80).notNullable()
      table.string('name', 100).notNullable()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.integer('bytes').notNullable()
      // No reference: the pictures of a removed user stay.
      table.bigInteger('user_id').unsigned().notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['site_id', 'address'])
    })
  }

  override async down() {
    this.schema.dropTable('uploads')
  }
}
