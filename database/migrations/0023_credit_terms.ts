import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The terms on which credit moves: whether a user owes the credit that they receive, and the most that they may move,
 * in minor units of their currency; 0 is no limit. Also the credit that each person moved on each day of the brand.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      table.boolean('is_on_credit').notNullable().defaultTo(false)
      table.bigInteger('max_transfer').notNullable().defaultTo(0)
      table.bigInteger('max_day_transfers').notNullable().defaultTo(0)
    })
    this.schema.createTable('credit_days', (table) => {
      // No reference to users, whose shared lock on the sender would deadlock with a second transfer at the same time.
      table.bigInteger('user_id').unsigned().notNullable()
      // `2026-11-22`, in the time zone of the brand.
      table.string('day', 10).notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('sent').notNullable().defaultTo(0)
      table.bigInteger('taken').notNullable().defaultTo(0)
      table.primary(['user_id', 'day', 'currency'])
    })
  }

  override async down() {
    this.schema.dropTable('credit_days')
    // as plain SQL: the schema builder would make the table anew on SQLite, which references to it forbid
    this.schema.raw('alter table users drop column is_on_credit')
    this.schema.raw('alter table users drop column max_transfer')
    this.schema.raw('alter table users drop column max_day_transfers')
  }
}
