import { BaseSchema } from '@adonisjs/lucid/schema'

/** Sport > category > tournament > match, market types, markets with their outcomes, results with revisions. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('sports', (table) => {
      table.bigInteger('id').unsigned().primary()
      table.string('key', 32).notNullable().unique()
      table.string('name', 80).notNullable()
      table.text('names').notNullable()
      table.integer('list_order').notNullable().defaultTo(0)
      table.boolean('active').notNullable().defaultTo(true)
    })

    this.schema.createTable('categories', (table) => {
      table.bigIncrements('id')
      table.bigInteger('sport_id').unsigned().notNullable().references('sports.id')
      table.string('source_key', 80).notNullable().unique()
      table.string('name', 120).notNullable()
      table.text('names').notNullable()
      table.string('country_code', 3).nullable()
      table.integer('list_order').notNullable().defaultTo(0)
      table.boolean('active').notNullable().defaultTo(true)
    })

    this.schema.createTable('tournaments', (table) => {
      table.bigIncrements('id')
      table.bigInteger('sport_id').unsigned().notNullable().references('sports.id')
      table.bigInteger('category_id').unsigned().notNullable().references('categories.id')
      table.string('source_key', 120).notNullable().unique()
      table.string('name', 120).notNullable()
      table.text('names').notNullable()
      table.integer('list_order').notNullable().defaultTo(0)
      table.boolean('active').notNullable().defaultTo(true)
    })

    this.schema.createTable('teams', (table) => {
      table.bigIncrements('id')
      table.bigInteger('sport_id').unsigned().notNullable().references('sports.id')
      table.string('name', 120).notNullable()
      table.string('country_code', 3).nullable()
      table.index(['sport_id', 'name'])
    })

    this.schema.createTable('team_aliases', (table) => {
      table.bigIncrements('id')
      table.bigInteger('team_id').unsigned().notNullable().references('teams.id')
      // A scope is a sport and a category, so that teams of one name in two countries are two teams.
      table.string('scope', 80).notNullable()
      table.string('alias', 120).notNullable()
      table.unique(['scope', 'alias'])
    })

    this.schema.createTable('matches', (table) => {
      table.bigIncrements('id')
      table.bigInteger('sport_id').unsigned().notNullable().references('sports.id')
      table.bigInteger('category_id').unsigned().notNullable().references('categories.id')
      table.bigInteger('tournament_id').unsigned().notNullable().references('tournaments.id')
      table.bigInteger('home_team_id').unsigned().notNullable().references('teams.id')
      table.bigInteger('away_team_id').unsigned().notNullable().references('teams.id')
      table.string('source_key', 190).notNullable().unique()
      table.bigInteger('starts_at').notNullable()
      table.string('status', 24).notNullable().defaultTo('not_started')
      table.string('bet_status', 8).notNullable().defaultTo('started')
      table.boolean('active').notNullable().defaultTo(true)
      table.boolean('is_awarded').notNullable().defaultTo(false)
      table.integer('min_selections').notNullable().defaultTo(1)
      table.integer('list_order').notNullable().defaultTo(0)
      table.integer('result_revision').notNullable().defaultTo(0)
      // Set with each change of the match or below it; other processes find changes by this time.
      table.bigInteger('changed_at').notNullable()
      table.bigInteger('created_at').notNullable()
      // The first listed start of a postponed match, so that a new start does not prolong the carry over; null otherwise.
      table.bigInteger('listed_start').nullable()
      // Shown on the home page.
      table.boolean('is_featured').notNullable().defaultTo(false)
      table.index(['starts_at'])
      table.index(['tournament_id', 'starts_at'])
      table.index(['status', 'starts_at'])
      table.index(['changed_at'])
      table.index(['is_featured', 'starts_at'])
    })

    // Keys by which a feed names a match that another source brought into the catalogue.
    this.schema.createTable('match_aliases', (table) => {
      table.string('source_key', 190).notNullable().primary()
      table.bigInteger('match_id').unsigned().notNullable().references('matches.id')
      table.index(['match_id'])
    })

    this.schema.createTable('market_types', (table) => {
      table.bigInteger('id').unsigned().primary()
      table.string('key', 40).notNullable()
      table.text('names').notNullable()
      table.string('group', 16).notNullable()
      table.integer('list_order').notNullable().defaultTo(0)
      table.boolean('active').notNullable().defaultTo(true)
      // JSON by language, written by staff; null where the catalogue's names are in force
      table.text('short_names').nullable()
      // JSON: a list of `OutcomeNames`; null likewise
      table.text('outcome_names').nullable()
    })

    this.schema.createTable('markets', (table) => {
      table.bigIncrements('id')
      table.bigInteger('match_id').unsigned().notNullable().references('matches.id')
      table.bigInteger('market_type_id').unsigned().notNullable().references('market_types.id')
      table.string('specifier', 80).notNullable().defaultTo('')
      table.smallint('status').notNullable().defaultTo(1)
      table.boolean('is_main_line').notNullable().defaultTo(false)
      table.bigInteger('version').notNullable().defaultTo(1)
      table.bigInteger('updated_at').notNullable()
      // Offered in play; any other market closes when its match starts.
      table.boolean('is_live').notNullable().defaultTo(false)
      // Suspended by staff, whatever the feed says.
      table.boolean('is_held').notNullable().defaultTo(false)
      // The feed that sent the latest prices; null for imports and staff.
      table.string('producer', 24).nullable()
      // The newest message applied to the market: time by the producer's clock, and number within the match.
      table.bigInteger('feed_at').notNullable().defaultTo(0)
      table.bigInteger('feed_sequence').nullable()
      // The market's status before settlement, so that a result can be taken back; only settlement writes it.
      table.smallint('status_before').nullable()
      table.unique(['match_id', 'market_type_id', 'specifier'])
      table.check('status in (1,0,-1,-2,-3,-4)', {}, 'markets_status')
    })

    this.schema.createTable('outcomes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('market_id').unsigned().notNullable().references('markets.id')
      table.string('outcome_key', 16).notNullable()
      table.integer('odds_milli').notNullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.integer('list_order').notNullable().defaultTo(0)
      table.string('result', 12).nullable()
      table.unique(['market_id', 'outcome_key'])
      table.check('odds_milli >= 1000', {}, 'outcomes_odds')
    })

    this.schema.createTable('results', (table) => {
      table.bigIncrements('id')
      table.bigInteger('match_id').unsigned().notNullable().references('matches.id')
      table.integer('revision').notNullable()
      // JSON
      table.text('facts').notNullable()
      table.string('source', 32).notNullable()
      table.bigInteger('actor_id').unsigned().nullable()
      table.bigInteger('created_at').notNullable()
      // Null until every coupon that this revision touches has been paid.
      table.bigInteger('settled_at').nullable()
      // The status of the match when the result was stored, so that the result can be taken back.
      table.string('status_before', 24).nullable()
      table.unique(['match_id', 'revision'])
      table.index(['settled_at'])
      table.index(['created_at'])
    })
  }

  override async down() {
    for (const table of [
      'results',
      'outcomes',
      'markets',
      'market_types',
      'match_aliases',
      'matches',
      'team_aliases',
      'teams',
      'tournaments',
      'categories',
      'sports',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
