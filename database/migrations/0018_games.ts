import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Game providers with their health, the catalogue of their games, and the sessions in which players play. Amounts in minor
 * units.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('game_providers', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // Part of the address of the wallet that the provider calls.
      table.string('code', 40).notNullable()
      table.string('name', 80).notNullable()
      table.string('dialect', 20).notNullable()
      // Where the provider's own API is, for its list of games and its launches.
      table.string('api_url', 500).notNullable()
      // JSON: addresses or networks from which the provider calls; empty for all
      table.text('allowed_addresses').notNullable()
      // JSON: origins that its games may have
      table.text('allowed_origins').notNullable()
      // PEM of the key by which the provider signs, for dialects that sign with RSA.
      table.text('public_key').nullable()
      // JSON, sealed: the secrets shared with the provider
      table.text('sealed_secrets').nullable()
      table.integer('list_order').notNullable()
      table.boolean('is_enabled').notNullable()
      // The bounds past which the provider is shut off, and how often it is tried again then.
      table.integer('health_window_minutes').notNullable().defaultTo(5)
      table.integer('health_least_calls').notNullable().defaultTo(5)
      table.integer('health_failure_percent').notNullable().defaultTo(50)
      table.integer('health_lag_seconds').notNullable().defaultTo(120)
      table.integer('health_probe_seconds').notNullable().defaultTo(60)
      // After how long bets that the provider does not know are rolled back; 0: staff decide about them.
      table.integer('orphan_rollback_minutes').notNullable().defaultTo(0)
      // After how long without a call an open round is asked about.
      table.integer('interrupted_minutes').notNullable().defaultTo(30)
      table.unique(['site_id', 'code'])
    })

    // Whether a provider is shut off.
    this.schema.createTable('game_provider_health', (table) => {
      table.bigInteger('provider_id').unsigned().primary()
      table.string('state', 10).notNullable()
      table.string('cause', 12).nullable()
      table.bigInteger('changed_at').notNullable()
      // When it is tried again; none after staff shut it off.
      table.bigInteger('probe_at').nullable()
    })

    // How well providers answer and call, minute by minute.
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

    this.schema.createTable('game_categories', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('lobby', 20).notNullable()
      // JSON: name by language
      table.text('names').notNullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      table.index(['site_id', 'lobby', 'list_order'])
    })

    this.schema.createTable('games', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('provider_id').unsigned().notNullable().references('game_providers.id')
      table.bigInteger('category_id').unsigned().nullable().references('game_categories.id')
      table.string('lobby', 20).notNullable()
      // The provider's own name of the game.
      table.string('code', 100).notNullable()
      table.string('title', 120).notNullable()
      table.string('company_name', 80).notNullable()
      table.string('logo', 500).nullable()
      // The provider's groups, as its list names them.
      table.string('top_service_id', 40).nullable()
      table.string('top_service_id2', 40).nullable()
      table.string('middle_service_id', 40).nullable()
      // JSON: the limits of its tables; id, limitId, least and most stake
      table.text('extras').notNullable()
      // JSON by currency: least and most stake, most that a round pays
      table.text('limits').notNullable()
      // JSON: lists of languages, countries and dealers; empty for all
      table.text('languages').notNullable()
      table.text('countries').notNullable()
      table.text('branches').notNullable()
      // Return to the player as the provider publishes it, in millionths; null when it does not.
      table.integer('return_ppm').nullable()
      table.boolean('opens_lobby').notNullable()
      table.boolean('is_mobile').notNullable()
      table.boolean('has_demo').notNullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      table.bigInteger('updated_at').notNullable()
      // JSON: countries in which the provider lets nobody play the game; null for none
      table.text('blocked_countries').nullable()
      table.unique(['provider_id', 'code'])
      table.index(['site_id', 'lobby', 'list_order'])
    })

    this.schema.createTable('game_sessions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.bigInteger('provider_id').unsigned().notNullable()
      // No reference: the sessions of a removed game stay.
      table.bigInteger('game_id').unsigned().notNullable()
      // The token of the launch, hashed; it opens the session once.
      table.string('launch_hash', 64).notNullable().unique()
      // The token of the open session, hashed; null until it is opened.
      table.string('token_hash', 64).nullable().unique()
      table.string('currency', 3).notNullable()
      table.string('language', 8).notNullable()
      table.string('limit_id', 40).nullable()
      table.boolean('is_mobile').notNullable()
      table.string('ip', 45).notNullable()
      table.string('country', 2).nullable()
      table.bigInteger('launch_expires_at').notNullable()
      table.bigInteger('opened_at').nullable()
      table.bigInteger('last_used_at').notNullable()
      table.bigInteger('closed_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['user_id', 'game_id', 'created_at'])
      table.index(['last_used_at'])
    })
  }

  override async down() {
    for (const table of [
      'game_sessions',
      'games',
      'game_categories',
      'game_provider_minutes',
      'game_provider_health',
      'game_providers',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
