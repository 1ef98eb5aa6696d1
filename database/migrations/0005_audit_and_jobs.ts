import { BaseSchema } from '@adonisjs/lucid/schema'

/** The audit log, progress of jobs, and counters of the rate limiter. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('audit_log', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().nullable()
      table.bigInteger('actor_id').unsigned().nullable()
      table.string('action', 48).notNullable()
      table.string('subject_type', 24).notNullable()
      table.bigInteger('subject_id').nullable()
      table.text('detail').notNullable()
      table.string('reason', 255).nullable()
      table.string('ip', 45).notNullable().defaultTo('')
      table.bigInteger('created_at').notNullable()
      table.index(['subject_type', 'subject_id'])
      table.index(['actor_id', 'id'])
    })

    this.schema.createTable('job_states', (table) => {
      table.string('name', 80).notNullable().primary()
      table.text('state').notNullable()
      table.bigInteger('updated_at').notNullable()
    })

    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points', 9).notNullable().defaultTo(0)
      table.bigint('expire').unsigned().nullable()
    })
  }

  override async down() {
    this.schema.dropTable('rate_limits')
    this.schema.dropTable('job_states')
    this.schema.dropTable('audit_log')
  }
}
