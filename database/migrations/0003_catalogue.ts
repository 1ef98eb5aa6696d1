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
      table.bigInteger('sport_id').unsigned().notNullable().references('id').inTable('sports')
      table.string('source_key', 80).notNullable().unique()
      table.string('name', 120).notNullable()
      table.text('names').notNullable()
      table.string('country_code', 3).nullable()
      table.integer('list_order').notNullable().defaultTo(0)
      table.boolean('active').notNullable().defaultTo(true)
    })

    this.schema.createTable('tournaments', (table) => {
      table.bigIncrements('id')
      table.bigInteger('sport_id').unsigned().notNullable().references('id').inTable('sports')
      table
        .bigInteger('category_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('categories')
      table.string('source_key', 120).notNullable().unique()
      table.string('name', 120).notNullable()
      table.text('names').notNullable()
      table.integer('list_order').notNullable().defaultTo(0)
      table.boolean('active').notNullable().defaultTo(true)
    })

    this.schema.createTable('teams', (table) => {
      table.bigIncrements('id')
      table.bigInteger('sport_id').unsigned().notNullable().references('id').inTable('sports')
      table.string('name', 120).notNullable()
      table.string('country_code', 3).nullable()
      table.index(['sport_id', 'name'])
    })

    this.schema.createTable('team_aliases', (table) => {
      table.bigIncrements('id')
      table.bigInteger('team_id').unsigned().notNullable().references('id').inTable('teams')
      // A scope is a sport and a category, so that teams of one name in two countries are two teams.
      table.string('scope', 80).notNullable()
      table.string('alias', 120).notNullable()
      table.unique(['scope', 'alias'])
    })

    this.schema.createTable('matches', (table) => {
      table.bigIncrements('id')
      table.bigInteger('sport_id').unsigned().notNullable().references('id').inTable('sports')
      table
        .bigInteger('category_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('categories')
      table
        .bigInteger('tournament_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('tournaments')
      table.bigInteger('home_team_id').unsigned().notNullable().references('id').inTable('teams')
      table.bigInteger('away_team_id').unsigned().notNullable().references('id').inTable('teams')
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
      table.index(['starts_at'])
      table.index(['tournament_id', 'starts_at'])
      table.index(['status', 'starts_at'])
      table.index(['changed_at'])
    })

    this.schema.createTable('market_types', (table) => {
      table.bigInteger('id').unsigned().primary()
      table.string('key', 40).notNullable()
      table.text('names').notNullable()
      table.string('group', 16).notNullable()
      table.integer('list_order').notNullable().defaultTo(0)
      table.boolean('active').notNullable().defaultTo(true)
    })

    this.schema.createTable('markets', (table) => {
      table.bigIncrements('id')
      table.bigInteger('match_id').unsigned().notNullable().references('id').inTable('matches')
      table
        .bigInteger('market_type_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('market_types')
      table.string('specifier', 80).notNullable().defaultTo('')
      table.smallint('status').notNullable().defaultTo(1)
      table.boolean('is_main_line').notNullable().defaultTo(false)
      table.bigInteger('version').notNullable().defaultTo(1)
      table.bigInteger('updated_at').notNullable()
      table.unique(['match_id', 'market_type_id', 'specifier'])
      table.check('status in (1,0,-1,-2,-3,-4)', {}, 'markets_status')
    })

    this.schema.createTable('outcomes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('market_id').unsigned().notNullable().references('id').inTable('markets')
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
      table.bigInteger('match_id').unsigned().notNullable().references('id').inTable('matches')
      table.integer('revision').notNullable()
      table.text('facts').notNullable()
      table.string('source', 32).notNullable()
      table.bigInteger('actor_id').unsigned().nullable()
      table.bigInteger('created_at').notNullable()
      // Null until every coupon that this revision touches has been paid.
      table.bigInteger('settled_at').nullable()
      table.unique(['match_id', 'revision'])
      table.index(['settled_at'])
    })
  }

  override async down() {
    for (const table of [
      'results',
      'outcomes',
      'markets',
      'market_types',
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
