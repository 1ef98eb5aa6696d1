import { BaseSchema } from '@adonisjs/lucid/schema'

/** Up to which number the counter of the table is moved: blocks below are taken without moving it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('id_blocks', (table) => {
      // null for numbers that only this table gives
      table.bigInteger('end_id').nullable()
    })
  }

  override async down() {
    this.schema.alterTable('id_blocks', (table) => {
      table.dropColumns('end_id')
    })
  }
}
