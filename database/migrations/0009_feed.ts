import { BaseSchema } from '@adonisjs/lucid/schema'

/** Matches in play, the state of their feeds, and results sent by feeds. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('live_matches', (table) => {
      table.bigInteger('match_id').unsigned().notNullable().primary()
      table.foreign('match_id').references('matches.id')
      table.string('producer', 24).notNullable()
      // LiveState as JSON.
      table.text('state').notNullable()
      // FeedOrder as JSON: the newest message of each part, so that older ones stay ignored after a restart.
      table.text('feed_order').notNullable()
      // Suspended by staff, whatever the feed says.
      table.boolean('is_held').notNullable().defaultTo(false)
      // False once the feed has ended its coverage.
      table.boolean('is_covered').notNullable().defaultTo(true)
      table.bigInteger('updated_at').notNullable()
      table.index(['producer'])
    })

    this.schema.createTable('live_incidents', (table) => {
      table.bigInteger('match_id').unsigned().notNullable().references('matches.id')
      table.integer('position').notNullable()
      // LiveIncident as JSON.
      table.text('incident').notNullable()
      // Time of the message by the producer's clock, and its number within the match.
      table.bigInteger('generated_at').notNullable()
      table.bigInteger('sequence').nullable()
      table.primary(['match_id', 'position'])
    })

    this.schema.createTable('feed_producers', (table) => {
      table.string('key', 24).notNullable().primary()
      table.boolean('is_up').notNullable().defaultTo(false)
      table.bigInteger('alive_at').notNullable().defaultTo(0)
      // Messages up to this time were applied: recovery asks for later ones.
      table.bigInteger('processed_at').notNullable().defaultTo(0)
      table.bigInteger('updated_at').notNullable()
    })

    this.schema.createTable('feed_errors', (table) => {
      table.bigIncrements('id')
      table.string('producer', 24).notNullable()
      table.string('reason', 40).notNullable()
      table.string('detail', 500).notNullable()
      table.text('document', 'mediumtext').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['created_at'])
    })

    // Messages of feeds about results, in order; the result in force is folded from these rows.
    this.schema.createTable('feed_settlements', (table) => {
      table.bigIncrements('id')
      table.bigInteger('match_id').unsigned().notNullable().references('matches.id')
      table.bigInteger('market_id').unsigned().notNullable().references('markets.id')
      table.string('kind', 24).notNullable()
      // Unique, so that a repeated message is refused.
      table.string('event_key', 120).notNullable().unique()
      table.bigInteger('from_at').nullable()
      table.bigInteger('to_at').nullable()
      table.integer('void_reason').nullable()
      table.smallint('certainty').nullable()
      // Results by outcome key as JSON; empty for kinds without results.
      table.text('results').notNullable()
      table.string('source', 24).notNullable()
      table.bigInteger('generated_at').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('settled_at').nullable()
      table.index(['market_id', 'id'])
      table.index(['match_id'])
      table.index(['settled_at'])
    })

    // Windows of cancellation in force: coupons accepted inside one are void.
    this.schema.createTable('market_voids', (table) => {
      table.bigIncrements('id')
      table.bigInteger('match_id').unsigned().notNullable().references('matches.id')
      table.bigInteger('market_id').unsigned().notNullable().references('markets.id')
      table.bigInteger('from_at').notNullable()
      table.bigInteger('to_at').notNullable()
      table.index(['market_id'])
      table.index(['match_id'])
    })
  }

  override async down() {
    for (const table of [
      'market_voids',
      'feed_settlements',
      'feed_errors',
      'feed_producers',
      'live_incidents',
      'live_matches',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
