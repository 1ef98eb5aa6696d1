import { BaseSchema } from '@adonisjs/lucid/schema'

const ADDED_COLUMNS = {
  coupon_selections: ['is_live', 'score_at', 'red_cards_at', 'market_version'],
  coupons: ['is_live', 'accept_at', 'rejection', 'odds_change'],
  markets: ['is_live', 'is_held'],
} as const

/** Matches in play, the state of their feeds, results sent by feeds, and coupons in their acceptance delay. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('live_matches', (table) => {
      table.bigInteger('match_id').unsigned().notNullable().primary()
      table.foreign('match_id').references('id').inTable('matches')
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
      table.bigInteger('match_id').unsigned().notNullable().references('id').inTable('matches')
      table.integer('position').notNullable()
      // LiveIncident as JSON.
      table.text('incident').notNullable()
      // Time of the message by the producer's clock, and its number within the match.
      table.bigInteger('generated_at').notNullable()
      table.bigInteger('sequence').nullable()
      table.primary(['match_id', 'position'])
    })

    // Keys by which a feed names a match that another source brought into the catalogue.
    this.schema.createTable('match_aliases', (table) => {
      table.string('source_key', 190).notNullable().primary()
      table.bigInteger('match_id').unsigned().notNullable().references('id').inTable('matches')
      table.index(['match_id'])
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
      table.bigInteger('match_id').unsigned().notNullable().references('id').inTable('matches')
      table.bigInteger('market_id').unsigned().notNullable().references('id').inTable('markets')
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
      table.bigInteger('match_id').unsigned().notNullable().references('id').inTable('matches')
      table.bigInteger('market_id').unsigned().notNullable().references('id').inTable('markets')
      table.bigInteger('from_at').notNullable()
      table.bigInteger('to_at').notNullable()
      table.index(['market_id'])
      table.index(['match_id'])
    })

    this.schema.alterTable('markets', (table) => {
      // Offered in play; any other market closes when its match starts.
      table.boolean('is_live').notNullable().defaultTo(false)
      // Suspended by staff, whatever the feed says.
      table.boolean('is_held').notNullable().defaultTo(false)
      // The feed that sent the latest prices; null for imports and staff.
      table.string('producer', 24).nullable()
      // The newest message applied to the market: time by the producer's clock, and number within the match.
      table.bigInteger('feed_at').notNullable().defaultTo(0)
      table.bigInteger('feed_sequence').nullable()
    })

    this.schema.alterTable('coupons', (table) => {
      table.boolean('is_live').notNullable().defaultTo(false)
      // End of the acceptance delay.
      table.bigInteger('accept_at').nullable()
      // Why the coupon was rejected after its acceptance delay: violations as JSON.
      table.text('rejection').nullable()
      // The player's choice for moved prices, which the check at the end of the acceptance delay reads.
      table.string('odds_change', 8).notNullable().defaultTo('ask')
    })

    this.schema.alterTable('coupon_selections', (table) => {
      table.boolean('is_live').notNullable().defaultTo(false)
      // Score and red cards when the coupon was placed, such as `1:0` and `0:0`; empty before the match.
      table.string('score_at', 12).notNullable().defaultTo('')
      table.string('red_cards_at', 8).notNullable().defaultTo('')
      table.bigInteger('market_version').notNullable().defaultTo(0)
    })
  }

  override async down() {
    // Plain SQL, because the schema builder would rebuild the table on SQLite, which references to it forbid.
    for (const [table, columns] of Object.entries(ADDED_COLUMNS)) {
      for (const column of columns) this.schema.raw(`alter table ${table} drop column ${column}`)
    }
    for (const table of [
      'market_voids',
      'feed_settlements',
      'feed_errors',
      'feed_producers',
      'match_aliases',
      'live_incidents',
      'live_matches',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
