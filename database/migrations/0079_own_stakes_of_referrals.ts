import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether a referred player was seen to stake own money, so that it is not looked for again. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('affiliate_referrals', (table) => {
      table.boolean('has_own_stakes').notNullable().defaultTo(false)
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table affiliate_referrals drop column has_own_stakes')
  }
}
