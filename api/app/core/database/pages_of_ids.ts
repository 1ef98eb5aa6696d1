/** A table in pages, for checks that read all of it while others work. */
import db from '@adonisjs/lucid/services/db'

/** Rows of a page. SQLite serves nobody else while it reads one. */
export const PAGE = 5_000

/** The ids of a page: greater than the first, up to the second. */
export type Page = readonly [after: number, upTo: number]

/** All rows of a table with an `id`, or those after one, by their ids. */
export async function* pagesOf(table: string, since = 0): AsyncGenerator<Page> {
  for (let after = since; ;) {
    const page = db
      .query()
      .from(table)
      .where('id', '>', after)
      .orderBy('id')
      .select('id')
      .limit(PAGE)
    const row: { last: number | null } | null = await db
      .query<{ last: number | null }>()
      .from(page.as('page'))
      .max('id as last')
      .first()
    if (!row?.last) return
    yield [after, Number(row.last)]
    after = Number(row.last)
  }
}
