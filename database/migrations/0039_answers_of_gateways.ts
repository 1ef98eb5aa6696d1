import { BaseSchema } from '@adonisjs/lucid/schema'

/** Up to this amount a gateway's answer alone gives money; above, its signed notice must come, or staff must approve. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('payment_methods', (table) => {
      table.bigInteger('answer_alone_up_to').notNullable().defaultTo(100_000)
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table payment_methods drop column answer_alone_up_to')
  }
}
