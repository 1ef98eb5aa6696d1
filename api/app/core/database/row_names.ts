import db from '@adonisjs/lucid/services/db'

/** The texts in `column` of rows of `table` by id; unknown ids are left out. */
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
