import { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from '../schema_dialect.ts'

const KEY = 'character set ascii collate ascii_bin not null'
const CODE = 'character set ascii collate ascii_general_ci not null'
/** Rolling back must also keep keys apart that differ only in capitals. */
const KEY_BEFORE = 'character set utf8mb4 collate utf8mb4_bin not null'
const CODE_BEFORE = 'character set utf8mb4 not null'

/**
 * Keys and codes hold only ASCII. From here on MySQL compares keys byte by byte, which makes finding one of millions
 * cheaper, and keys that differ in capitals are two keys, as on SQLite. Codes may still be typed in either case.
 */
export default class extends BaseSchema {
  override async up() {
    this.columns(KEY, CODE)
  }

  override async down() {
    this.columns(KEY_BEFORE, CODE_BEFORE)
  }

  private columns(key: string, code: string): void {
    if (!schemaDialect(this.db).choosesCollation) return
    this.schema.raw(
      `alter table idempotency_keys modify \`key\` varchar(64) ${key}, modify request_hash varchar(64) ${key}`
    )
    this.schema.raw(`alter table coupons modify code varchar(16) ${code}`)
  }
}
