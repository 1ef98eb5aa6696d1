import { BaseSchema } from '@adonisjs/lucid/schema'

/** Styles and scripts of a brand's own, in a column of their own: they are longer than a plain text may be on MySQL. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('sites', (table) => {
      table.text('scripts', 'mediumtext').nullable()
    })
  }

  override async down() {
    this.schema.raw('alter table sites drop column scripts')
  }
}
