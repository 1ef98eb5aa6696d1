import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the first bet of a referred player was decided, for the funnel of an affiliate's links. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('affiliate_referrals', (table) => {
      table.bigInteger('first_stake_at').nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table affiliate_referrals drop column first_stake_at')
  }
}
