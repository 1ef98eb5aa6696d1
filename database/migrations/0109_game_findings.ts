import { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from '../schema_dialect.ts'

/** Transactions about which a provider and we differ, and open rounds that the provider was asked about. Minor units. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('game_findings', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.bigInteger('provider_id').unsigned().notNullable()
      table.string('fault', 12).notNullable()
      table.string('provider_transaction', 120).notNullable()
      table.string('kind', 12).nullable()
      table.bigInteger('round_id').unsigned().nullable()
      table.bigInteger('user_id').unsigned().nullable()
      // Null where the side does not know it, or does not say.
      table.bigInteger('ours').nullable()
      table.bigInteger('theirs').nullable()
      table.string('currency', 3).nullable()
      // JSON: what the provider lists, as a call of it would say
      table.text('listed').nullable()
      table.string('state', 12).notNullable()
      // Key of the last refusal by our wallet.
      table.string('refused_because', 40).nullable()
      table.string('reason', 500).nullable()
      table.bigInteger('decided_by').unsigned().nullable()
      table.bigInteger('found_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['provider_transaction', 'provider_id', 'fault'])
      table.index(['site_id', 'state'])
    })
    this.schema.alterTable('game_rounds', (table) => {
      // When the provider was asked about it, and when it was found to wait for its player.
      table.bigInteger('asked_at').nullable()
      table.bigInteger('interrupted_at').nullable()
    })
    if (schemaDialect(this.db).choosesCollation) {
      this.schema.raw(
        `alter table game_findings modify provider_transaction varchar(120)
          character set utf8mb4 collate utf8mb4_bin not null`
      )
    }
  }

  override async down() {
    this.schema.raw('alter table game_rounds drop column interrupted_at')
    this.schema.raw('alter table game_rounds drop column asked_at')
    this.schema.dropTable('game_findings')
  }
}
