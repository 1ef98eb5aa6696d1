import { BaseSchema } from '@adonisjs/lucid/schema'

/** Settlements and voids of much money that wait for a second officer. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('pending_decisions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('kind', 24).notNullable()
      table.bigInteger('subject_id').unsigned().notNullable()
      // The order, carried out after the approval, as JSON.
      table.text('ordered').notNullable()
      // The money that the order would move, by currency, as JSON.
      table.text('amounts').notNullable()
      table.string('reason', 255).nullable()
      table.bigInteger('asked_by').unsigned().notNullable().references('users.id')
      table.bigInteger('asked_at').notNullable()
      table.string('state', 12).notNullable()
      // Allows one waiting order for each subject; null once the order is decided.
      table.string('waiting_key', 60).nullable().unique()
      table.bigInteger('decided_by').unsigned().nullable().references('users.id')
      table.bigInteger('decided_at').nullable()
      table.string('decided_reason', 255).nullable()
      table.index(['site_id', 'state', 'id'])
    })
  }

  override async down() {
    this.schema.dropTable('pending_decisions')
  }
}
