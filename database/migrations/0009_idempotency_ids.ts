import { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from '../schema_dialect.ts'

const COLUMNS = 'user_id, `key`, request_hash, response_status, response, created_at'

/**
 * Keeps answers in order of arrival, with an index of their keys. Keys are random, so a table sorted by key would write
 * each answer to another page. Millions of answers do not fit in memory, but their keys do.
 */
export default class extends BaseSchema {
  override async up() {
    this.rebuild(true)
  }

  override async down() {
    this.rebuild(false)
  }

  /** Neither database can change a primary key of both kinds in place, so the rows move to a new table. */
  private rebuild(hasId: boolean): void {
    this.schema.renameTable('idempotency_keys', 'idempotency_keys_before')
    this.schema.createTable('idempotency_keys', (table) => {
      if (hasId) table.bigIncrements('id')
      table.bigInteger('user_id').unsigned().notNullable()
      const key = table.string('key', 64).notNullable()
      // two keys that differ only in capitals are different
      if (schemaDialect(this.db).choosesCollation) key.collate('utf8mb4_bin')
      table.string('request_hash', 64).notNullable()
      table.smallint('response_status').notNullable()
      table.text('response').notNullable()
      table.bigInteger('created_at').notNullable()
      if (hasId) table.unique(['user_id', 'key'])
      else table.primary(['user_id', 'key'])
    })
    this.schema.raw(
      `insert into idempotency_keys (${COLUMNS}) select ${COLUMNS} from idempotency_keys_before order by created_at`
    )
    this.schema.dropTable('idempotency_keys_before')
  }
}
