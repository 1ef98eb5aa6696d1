import { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from '../schema_dialect.ts'

/** What proves the older part of the audit log when the key of its seals is gone: a keyed hash over all rows up to a seal. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('audit_anchors', (table) => {
      table.bigIncrements('id')
      table.bigInteger('seal_id').unsigned().notNullable().index()
      table.string('hash', 64).notNullable()
      table.bigInteger('created_at').notNullable()
    })
    // as for the books: where the database has no users, triggers let rows only be added
    if (schemaDialect(this.db).hasUsers) return
    for (const change of ['update', 'delete']) {
      this.schema.raw(
        `create trigger audit_anchors_no_${change} before ${change} on audit_anchors ` +
          `begin select raise(abort, 'audit_anchors is only added to'); end`
      )
    }
  }

  override async down() {
    this.schema.dropTable('audit_anchors')
  }
}
