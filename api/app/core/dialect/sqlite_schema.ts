import type { ForeignKey, SchemaOfDatabase, UniqueKey } from '#core/dialect/dialect'

const TABLES = `sqlite_master as t`
const IS_TABLE = `t.type = 'table' and t.name not like 'sqlite_%'`

interface KeyPart {
  tableName: string
  keyName: string
  columnName: string
}

export const sqliteSchema: SchemaOfDatabase = {
  foreignKeys: (reader): Promise<ForeignKey[]> =>
    reader.rawQuery(
      `select t.name as "table", f."from" as "column", f."table" as names
      from ${TABLES} join pragma_foreign_key_list(t.name) as f where ${IS_TABLE}`
    ),
  async uniqueKeys(reader) {
    const primary: { tableName: string; columnName: string }[] = await reader.rawQuery(
      `select t.name as tableName, c.name as columnName from ${TABLES}
      join pragma_table_info(t.name) as c where ${IS_TABLE} and c.pk > 0 order by t.name, c.pk`
    )
    const others: KeyPart[] = await reader.rawQuery(
      `select t.name as tableName, i.name as keyName, c.name as columnName from ${TABLES}
      join pragma_index_list(t.name) as i join pragma_index_info(i.name) as c
      where ${IS_TABLE} and i."unique" = 1 and i.origin <> 'pk' order by i.name, c.seqno`
    )
    const ofPrimary = [...Map.groupBy(primary, ({ tableName }) => tableName)]
    const ofOthers = Map.groupBy(others, ({ keyName }) => keyName)
    return [
      ...ofPrimary.map(([table, parts]): UniqueKey => ({
        table,
        columns: parts.map(({ columnName }) => columnName),
        isPrimary: true,
      })),
      ...[...ofOthers.values()].map((parts): UniqueKey => ({
        table: parts[0]?.tableName ?? '',
        columns: parts.map(({ columnName }) => columnName),
        isPrimary: false,
      })),
    ]
  },
  async allowStrayReferences(reader, mayStray) {
    await reader.rawQuery(`pragma foreign_keys = ${mayStray ? 'OFF' : 'ON'}`)
  },
  async raiseCounter(reader, table, next) {
    const counter: unknown = await reader
      .from('sqlite_sequence')
      .where('name', table)
      .select('seq')
      .first()
    const seq = next - 1
    if (counter) {
      await reader
        .from('sqlite_sequence')
        .where('name', table)
        .where('seq', '<', seq)
        .update({ seq })
    } else {
      await reader.insertQuery().table('sqlite_sequence').insert({ name: table, seq })
    }
  },
}
