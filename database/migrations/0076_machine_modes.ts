import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a machine serves: `terminal`, its one user; `branch`, the users of the shop in turns. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('machines', (table) => {
      table.string('mode', 8).notNullable().defaultTo('terminal')
    })
  }

  override async down() {
    this.schema.raw('alter table machines drop column mode')
  }
}
