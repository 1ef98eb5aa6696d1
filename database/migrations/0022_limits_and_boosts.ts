import { BaseSchema } from '@adonisjs/lucid/schema'

/** What bounds or betters a coupon before it is placed: limits, bounds of risk, odds boosts. Amounts in minor units. */
export default class extends BaseSchema {
  override async up() {
    // Limits of sports, tournaments, matches, markets and outcomes, one row for each subject and currency.
    this.schema.createTable('bet_limits', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('scope', 12).notNullable()
      table.bigInteger('scope_id').unsigned().notNullable()
      // JSON
      table.text('limits').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.string('currency', 3).notNullable().defaultTo('TRY')
      table.unique(['site_id', 'scope', 'scope_id', 'currency'])
    })

    // Worst payouts past which markets are suspended: for every market of a brand, of a match, or for one market.
    this.schema.createTable('exposure_limits', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('scope', 8).notNullable()
      // Id of the match or market; 0 for the brand.
      table.bigInteger('scope_id').unsigned().notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('worst_payout').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'scope', 'scope_id', 'currency'])
      table.check('worst_payout > 0', {}, 'exposure_limits_worst_payout')
    })

    // Bounds above which a coupon waits for a trader.
    this.schema.createTable('approval_rules', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // A dealer with everybody below, or one user; 0 for the whole brand.
      table.bigInteger('user_id').unsigned().notNullable()
      table.string('currency', 3).notNullable()
      // 0 is no bound.
      table.bigInteger('stake_above').notNullable()
      table.bigInteger('payout_above').notNullable()
      table.integer('wait_seconds').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'user_id', 'currency'])
    })

    this.schema.createTable('odds_boosts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('name', 120).notNullable()
      // JSON: the terms, which are never changed
      table.text('terms').notNullable()
      table.bigInteger('starts_at').notNullable()
      table.bigInteger('ends_at').notNullable()
      table.bigInteger('author_id').unsigned().notNullable().references('users.id')
      table.bigInteger('created_at').notNullable()
      table.index(['site_id', 'ends_at'])
    })
  }

  override async down() {
    for (const table of ['odds_boosts', 'approval_rules', 'exposure_limits', 'bet_limits']) {
      this.schema.dropTable(table)
    }
  }
}
