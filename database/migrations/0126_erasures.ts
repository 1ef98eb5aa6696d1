import { BaseSchema } from '@adonisjs/lucid/schema'

/** Wishes of people to have their personal data erased. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('erasures', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.string('state', 10).notNullable()
      // the person's number while the wish waits: one wish at a time
      table.bigInteger('waiting_key').nullable().unique()
      table.bigInteger('asked_by').unsigned().notNullable()
      table.string('reason', 255).nullable()
      table.bigInteger('asked_at').notNullable()
      table.bigInteger('due_at').notNullable()
      table.bigInteger('decided_by').unsigned().nullable()
      table.string('decided_reason', 255).nullable()
      table.bigInteger('decided_at').nullable()
      table.bigInteger('erased_at').nullable()
      table.index(['site_id', 'state', 'id'])
      table.index(['state', 'due_at'])
      table.index(['user_id'])
    })
  }

  override async down() {
    this.schema.dropTable('erasures')
  }
}
