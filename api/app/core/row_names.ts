import db from '@adonisjs/lucid/services/db'

/** The texts in `column` of these rows of `table`, by id; an id without a row is left out. */
export async function rowNames(
  table: string,
  column: string,
  ids: readonly number[]
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows: { id: number; name: string }[] = await db
    .query<{ id: number; name: string }>()
    .from(table)
    .whereIn('id', [...new Set(ids)])
    .select('id', `${column} as name`)
  return new Map(rows.map(({ id, name }) => [Number(id), name]))
}
