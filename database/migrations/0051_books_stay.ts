import { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from '../schema_dialect.ts'

const BOOKS = ['ledger_transfers', 'ledger_entries', 'audit_log', 'audit_seals']
const CHANGES = ['update', 'delete']

/**
 * The books and the record of who did what are only added to (must-hold A2). SQLite has no users, so triggers refuse
 * other statements; on MySQL the server's user lacks the rights (database/server_user.sql).
 */
export default class extends BaseSchema {
  override async up() {
    if (schemaDialect(this.db).hasUsers) return
    for (const table of BOOKS) {
      for (const change of CHANGES) {
        this.schema.raw(
          `create trigger ${table}_no_${change} before ${change} on ${table} ` +
            `begin select raise(abort, '${table} is only added to'); end`
        )
      }
    }
  }

  override async down() {
    if (schemaDialect(this.db).hasUsers) return
    for (const table of BOOKS) {
      for (const change of CHANGES) this.schema.raw(`drop trigger ${table}_no_${change}`)
    }
  }
}
