/** Tables whose rows are added, and neither changed, removed nor replaced. */
import type { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { schemaDialect } from './schema_dialect.ts'

/** How the message ends with which SQLite refuses a row whose key exists: for the API, a unique violation like any other. */
export const KEY_EXISTS = 'has a row with this key'

/**
 * Lets rows of a new table only be added (must-hold A2). SQLite has no users, so triggers refuse other statements; on MySQL
 * the server's user lacks the rights (database/server_user.sql). Call it once the table has its unique keys.
 */
export function onlyAddedTo(schema: BaseSchema, table: string): void {
  if (schemaDialect(schema.db).hasUsers) return
  for (const change of ['update', 'delete']) {
    schema.schema.raw(
      `create trigger ${table}_no_${change} before ${change} on ${table} ` +
        `begin select raise(abort, '${table} is only added to'); end`
    )
  }
  schema.defer((db) => guardKeys(db, table))
}

/** Gives the tables of a database that exists what `onlyAddedTo` gives new ones. */
export function refuseReplacing(schema: BaseSchema): void {
  if (schemaDialect(schema.db).hasUsers) return
  schema.defer(async (db) => {
    const rows: { name: string }[] = await db.rawQuery(
      `select tbl_name as name from sqlite_master where type = 'trigger' and name = tbl_name || '_no_delete'
      and tbl_name || '_no_replace' not in (select name from sqlite_master where type = 'trigger')`
    )
    for (const { name } of rows) await guardKeys(db, name)
  })
}

/**
 * SQLite's REPLACE removes the row whose key the new one has, and no trigger hears of it. So a row with a key that exists is
 * refused before it is added, whatever the statement asks for. The keys are those that the table has.
 */
async function guardKeys(db: QueryClientContract, table: string): Promise<void> {
  const taken = (await uniqueKeys(db, table)).map((columns) => {
    const where = columns.map((column) => `"${column}" = new."${column}"`).join(' and ')
    return `exists (select 1 from ${table} where ${where})`
  })
  await db.rawQuery(
    `create trigger ${table}_no_replace before insert on ${table} when ${taken.join(' or ')} ` +
      `begin select raise(abort, '${table} ${KEY_EXISTS}'); end`
  )
}

/**
 * Columns that no two rows share, key by key. SQLite's own number of a row is always one of them, and NULL equals nothing.
 * Throws an Error for an index over a part of the rows or over an expression, which has no columns to compare.
 */
async function uniqueKeys(db: QueryClientContract, table: string): Promise<string[][]> {
  const parts: { key: string; column: string | null; partial: number }[] = await db.rawQuery(
    `select i.name as key, c.name as "column", i.partial as partial
    from pragma_index_list('${table}') as i join pragma_index_info(i.name) as c
    where i."unique" = 1 order by i.name, c.seqno`
  )
  const keys = [...Map.groupBy(parts, ({ key }) => key).values()].map((of) =>
    of.map(({ key, column, partial }) => {
      if (column === null || partial) throw new Error(`${key} is no unique key of whole columns`)
      return column
    })
  )
  return [['rowid'], ...keys]
}
