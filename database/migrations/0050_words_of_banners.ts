import { BaseSchema } from '@adonisjs/lucid/schema'

/** Headline and button of a banner, which stand over its picture as text. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('banners', (table) => {
      // JSON: headline and button by language; null: the picture speaks for itself
      table.text('texts', 'mediumtext').nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table banners drop column texts')
  }
}
