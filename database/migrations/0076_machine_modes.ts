import { BaseSchema } from '@adonisjs/lucid/schema'

/** The mode of a machine: `terminal` serves its one user; `branch` serves the users of the shop in turns. */
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
