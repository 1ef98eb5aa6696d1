import { BaseSchema } from '@adonisjs/lucid/schema'

/** The product of a round, for turnover: a game may be removed, or move to another lobby. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('game_rounds', (table) => {
      table.string('product', 8).notNullable().defaultTo('slot')
    })
  }

  override async down() {
    this.schema.raw('alter table game_rounds drop column product')
  }
}
