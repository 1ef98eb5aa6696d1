import { BaseSchema } from '@adonisjs/lucid/schema'

/** The networks from which a user and everybody below may come, a list of texts as JSON; null is any network. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      table.text('allowed_networks').nullable()
    })
  }

  override async down() {
    this.schema.raw('alter table users drop column allowed_networks')
  }
}
