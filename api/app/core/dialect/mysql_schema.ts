import type { ForeignKey, SchemaOfDatabase, UniqueKey } from '#core/dialect/dialect'

interface KeyPart {
  tableName: string
  keyName: string
  columnName: string
}

export const mysqlSchema: SchemaOfDatabase = {
  async foreignKeys(reader) {
    const [rows]: [ForeignKey[]] = await reader.rawQuery(
      `select table_name as \`table\`, column_name as \`column\`, referenced_table_name as names
      from information_schema.key_column_usage
      where table_schema = database() and referenced_table_name is not null`
    )
    return rows
  },
  async uniqueKeys(reader) {
    const [rows]: [KeyPart[]] = await reader.rawQuery(
      `select table_name as tableName, index_name as keyName, column_name as columnName
      from information_schema.statistics
      where table_schema = database() and non_unique = 0 order by table_name, index_name, seq_in_index`
    )
    const keys = Map.groupBy(rows, ({ tableName, keyName }) => `${tableName} ${keyName}`)
    return [...keys.values()].map((parts): UniqueKey => ({
      table: parts[0]?.tableName ?? '',
      columns: parts.map(({ columnName }) => columnName),
      isPrimary: parts[0]?.keyName === 'PRIMARY',
    }))
  },
  async allowStrayReferences(reader, mayStray) {
    await reader.rawQuery(`set session foreign_key_checks = ${mayStray ? 0 : 1}`)
  },
  async raiseCounter(reader, table, next) {
    // a lower number than the highest row's changes nothing
    await reader.rawQuery(`alter table ${table} auto_increment = ${next}`)
  },
}
