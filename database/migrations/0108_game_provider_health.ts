import { BaseSchema } from '@adonisjs/lucid/schema'

/** The bounds of a provider, and what each shall be at first. */
const BOUNDS = {
  health_window_minutes: 5,
  health_least_calls: 5,
  health_failure_percent: 50,
  health_lag_seconds: 120,
  health_probe_seconds: 60,
  // 0: staff decide about bets that the provider does not know
  orphan_rollback_minutes: 0,
  interrupted_minutes: 30,
} as const

/** How well providers of games answer and call, minute by minute, and whether they are shut off. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('game_providers', (table) => {
      for (const [name, value] of Object.entries(BOUNDS)) {
        table.integer(name).notNullable().defaultTo(value)
      }
    })
    this.schema.createTable('game_provider_health', (table) => {
      table.bigInteger('provider_id').unsigned().primary()
      table.string('state', 10).notNullable()
      table.string('cause', 12).nullable()
      table.bigInteger('changed_at').notNullable()
      // When it is tried again; none after staff shut it off.
      table.bigInteger('probe_at').nullable()
    })
    this.schema.createTable('game_provider_minutes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('provider_id').unsigned().notNullable()
      table.bigInteger('minute').notNullable()
      // Each process of the server writes rows of its own.
      table.string('process', 36).notNullable()
      for (const name of ['asked', 'timeouts', 'failures', 'called', 'forged', 'unreadable']) {
        table.integer(name).notNullable()
      }
      // JSON: counts by duration
      table.text('asked_buckets').notNullable()
      table.text('answer_buckets').notNullable()
      table.text('lag_buckets').notNullable()
      table.unique(['provider_id', 'minute', 'process'])
      table.index(['minute'])
    })
  }

  override async down() {
    this.schema.dropTable('game_provider_minutes')
    this.schema.dropTable('game_provider_health')
    for (const name of Object.keys(BOUNDS)) {
      this.schema.raw(`alter table game_providers drop column ${name}`)
    }
  }
}
