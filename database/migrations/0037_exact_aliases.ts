import { BaseSchema } from '@adonisjs/lucid/schema'
import { schemaDialect } from '../schema_dialect.ts'

/**
 * Spellings of a team are folded before they are stored (`foldName`), so the database compares them exactly: what folds to two
 * texts, such as ø and o, is two spellings on every server, whatever its collation says.
 */
export default class extends BaseSchema {
  override async up() {
    if (!schemaDialect(this.db).choosesCollation) return
    this.schema.raw(
      'alter table team_aliases modify alias varchar(120) character set utf8mb4 collate utf8mb4_bin not null'
    )
  }

  /** Spellings of today may be equal by the rule of then, so they are still compared exactly. */
  override async down() {}
}
