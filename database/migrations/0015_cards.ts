import { BaseSchema } from '@adonisjs/lucid/schema'
import { asciiKey } from '../compared_texts.ts'

/** Prepaid cards in batches. Once a code was handed out, only its keyed hash and its last four characters are stored. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('card_batches', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.bigInteger('maker_id').unsigned().notNullable().references('users.id')
      table.string('type', 16).notNullable()
      table.string('currency', 3).notNullable()
      // Worth of one card in minor units.
      table.bigInteger('amount').notNullable()
      table.integer('count').notNullable()
      // Cards made so far; a batch is made in steps.
      table.integer('made_count').notNullable().defaultTo(0)
      table.bigInteger('expires_at').nullable()
      // When the codes were handed out, which happens once.
      table.bigInteger('codes_taken_at').nullable()
      table.bigInteger('created_at').notNullable()
      table.index(['site_id', 'created_at'])
      table.index(['maker_id'])
      table.index(['expires_at'])
    })

    this.schema.createTable('cards', (table) => {
      table.bigIncrements('id')
      table.bigInteger('batch_id').unsigned().notNullable().references('card_batches.id')
      asciiKey(this, table.string('code_hash', 64)).notNullable().unique()
      // The encrypted code until it is handed out, then null.
      table.text('sealed_code').nullable()
      table.string('last_four', 4).notNullable()
      table.string('status', 12).notNullable()
      table.bigInteger('sold_at').nullable()
      // When the card was redeemed, voided or expired, and by whom it was redeemed.
      table.bigInteger('ended_at').nullable()
      table.bigInteger('redeemed_by').unsigned().nullable().references('users.id')
      table.index(['batch_id', 'status'])
    })
  }

  override async down() {
    this.schema.dropTable('cards')
    this.schema.dropTable('card_batches')
  }
}
