import { BaseSchema } from '@adonisjs/lucid/schema'

/** Own limits, exclusions and reality checks of players. Rows of limits and exclusions are never deleted. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('own_limits', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.string('kind', 16).notNullable()
      table.string('period', 8).notNullable()
      // minor units, or minutes for a session limit; null removes the limit
      table.bigInteger('value').nullable()
      table.bigInteger('asked_at').notNullable()
      table.bigInteger('confirmable_at').notNullable()
      // in force from this time on; null until then
      table.bigInteger('confirmed_at').nullable()
      table.bigInteger('ended_at').nullable()
      table.index(['user_id', 'ended_at'])
      table.check("kind in ('deposit','stake','loss','session')", {}, 'own_limits_kind')
      table.check("period in ('day','week','month')", {}, 'own_limits_period')
      table.check('value is null or value >= 0', {}, 'own_limits_value')
    })

    this.schema.createTable('player_exclusions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      // the person, all of whose accounts with this identity number are excluded
      table.string('identity_key', 40).nullable()
      table.string('kind', 16).notNullable()
      table.bigInteger('starts_at').notNullable()
      // null means for ever
      table.bigInteger('ends_at').nullable()
      table.bigInteger('author_id').unsigned().notNullable().references('id').inTable('users')
      table.index(['user_id'])
      table.index(['identity_key'])
      table.check("kind in ('timeOut','exclusion')", {}, 'player_exclusions_kind')
    })

    this.schema.createTable('reality_checks', (table) => {
      table.bigInteger('user_id').unsigned().primary().references('id').inTable('users')
      table.integer('minutes').notNullable()
      table.bigInteger('answered_at').nullable()
    })
  }

  override async down() {
    this.schema.dropTable('reality_checks')
    this.schema.dropTable('player_exclusions')
    this.schema.dropTable('own_limits')
  }
}
