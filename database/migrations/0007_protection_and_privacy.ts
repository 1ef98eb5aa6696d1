import { BaseSchema } from '@adonisjs/lucid/schema'

/** Own limits, exclusions and reality checks of players, and wishes of people to have their personal data erased. */
export default class extends BaseSchema {
  override async up() {
    // Rows of limits and exclusions are never deleted.
    this.schema.createTable('own_limits', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.string('kind', 16).notNullable()
      table.string('period', 8).notNullable()
      // Minor units, or minutes for a session limit; null removes the limit.
      table.bigInteger('value').nullable()
      table.bigInteger('asked_at').notNullable()
      table.bigInteger('confirmable_at').notNullable()
      // In force from this time on; null until then.
      table.bigInteger('confirmed_at').nullable()
      table.bigInteger('ended_at').nullable()
      table.index(['user_id', 'ended_at'])
      table.check("kind in ('deposit','stake','loss','session')", {}, 'own_limits_kind')
      table.check("period in ('day','week','month')", {}, 'own_limits_period')
      table.check('value is null or value >= 0', {}, 'own_limits_value')
    })

    this.schema.createTable('player_exclusions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      // The person, all of whose accounts with this identity number are excluded.
      table.string('identity_key', 40).nullable()
      table.string('kind', 16).notNullable()
      table.bigInteger('starts_at').notNullable()
      // Null means for ever.
      table.bigInteger('ends_at').nullable()
      table.bigInteger('author_id').unsigned().notNullable().references('users.id')
      table.index(['user_id'])
      table.index(['identity_key'])
      table.check("kind in ('timeOut','exclusion')", {}, 'player_exclusions_kind')
    })

    this.schema.createTable('reality_checks', (table) => {
      table.bigInteger('user_id').unsigned().primary().references('users.id')
      table.integer('minutes').notNullable()
      table.bigInteger('answered_at').nullable()
    })

    this.schema.createTable('erasures', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.string('state', 10).notNullable()
      // The person's number while the wish waits: one wish at a time.
      table.bigInteger('waiting_key').nullable().unique()
      table.bigInteger('asked_by').unsigned().notNullable()
      table.string('reason', 255).nullable()
      table.bigInteger('asked_at').notNullable()
      table.bigInteger('due_at').notNullable()
      table.bigInteger('decided_by').unsigned().nullable()
      table.string('decided_reason', 255).nullable()
      table.bigInteger('decided_at').nullable()
      table.bigInteger('erased_at').nullable()
      // When the erasure was due but not carried out.
      table.bigInteger('skipped_at').nullable()
      // JSON: what kept it; null for one that was never skipped
      table.string('skipped_for', 190).nullable()
      table.index(['site_id', 'state', 'id'])
      table.index(['state', 'due_at'])
      table.index(['user_id'])
    })
  }

  override async down() {
    for (const table of ['erasures', 'reality_checks', 'player_exclusions', 'own_limits']) {
      this.schema.dropTable(table)
    }
  }
}
