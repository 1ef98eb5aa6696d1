import { BaseSchema } from '@adonisjs/lucid/schema'
import { onlyAddedTo, refuseReplacing } from '../only_added_to.ts'

/** The hash chain over the transfers of the ledger; rows that are only added cannot be replaced either. */
export default class extends BaseSchema {
  override async up() {
    refuseReplacing(this)

    // Seals are numbered 1, 2, 3 and so on, one for each transfer.
    this.schema.createTable('ledger_seals', (table) => {
      table.bigInteger('id').unsigned().notNullable().primary()
      table.bigInteger('transfer_id').unsigned().notNullable().unique()
      table.string('hash', 64).notNullable()
    })
    onlyAddedTo(this, 'ledger_seals')

    // What proves the older part of the chain when the key of its seals is gone: a keyed hash over all rows up to a seal.
    this.schema.createTable('ledger_anchors', (table) => {
      table.bigIncrements('id')
      table.bigInteger('seal_id').unsigned().notNullable().index()
      table.string('hash', 64).notNullable()
      table.bigInteger('created_at').notNullable()
    })
    onlyAddedTo(this, 'ledger_anchors')
  }

  override async down() {
    this.schema.dropTable('ledger_anchors')
    this.schema.dropTable('ledger_seals')
    // the guards stay: they refuse nothing that was allowed
  }
}
