/** The rows of a brand, table by table, as `owners.ts` of each room says. */
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { brandTables, keyOf, ownedTables, withinBrand } from '#core/database/table_owners'
import type { Cell, Reader } from '#core/dialect/dialect'
import { must } from '#core/errors/must'

export type Row = Record<string, Cell>
type Query<R> = DatabaseQueryBuilderContract<R>

/** What the audit log says of rows that are no brand's stays where they are. */
const subjectsOfNoBrand = (): string[] =>
  ownedTables().flatMap(([, { edited, subject = edited }, section]) =>
    section !== 'brand' && subject !== undefined ? [subject] : []
  )

/** Every row of the brand in the table. */
export const ownedRows = (client: Reader, table: string, siteId: number): Query<Row> =>
  narrowed(client, client.query<Row>().from(table), table, siteId)

/** Narrows a query on the table to rows of the brand. */
export function narrowed<R>(
  client: Reader,
  query: Query<R>,
  table: string,
  siteId: number
): Query<R> {
  if (table === 'audit_log') query.whereNotIn('subject_type', subjectsOfNoBrand())
  return withinBrand(client, query, table, siteId)
}

interface Paging {
  siteId: number
  /** The primary key. */
  key: readonly string[]
  size: number
}

/**
 * Those rows page by page, each in the order of the primary key. Rows that belong by other rows come with a page of these, so
 * that each page is found by an index, however many rows the brand has.
 */
export async function* pagesOf(
  client: Reader,
  table: string,
  paging: Paging
): AsyncGenerator<Row[]> {
  const { by } = must(brandTables().get(table), `owner of ${table}`)
  if (typeof by === 'string') {
    yield* keyedPages(() => ownedRows(client, table, paging.siteId), paging)
    return
  }
  const [column, parent] = by
  const name = keyOf(parent)
  for await (const parents of pagesOf(client, parent, { ...paging, key: [name] })) {
    const ids = parents.map((row) => valueIn(row, name))
    yield* keyedPages(() => client.query<Row>().from(table).whereIn(column, ids), paging)
  }
}

async function* keyedPages(select: () => Query<Row>, { key, size }: Paging): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ;) {
    const query = select().limit(size)
    if (last) whereBehind(query, key, last)
    for (const column of key) query.orderBy(column)
    const page: Row[] = await query
    if (page.length > 0) yield page
    if (page.length < size) return
    last = page.at(-1)
  }
}

/** Rows whose key is greater than that of `last`; the first condition is for the index. */
function whereBehind(query: Query<Row>, [first = '', ...rest]: readonly string[], last: Row): void {
  const value = valueIn(last, first)
  if (rest.length === 0) {
    query.where(first, '>', value)
    return
  }
  query.where(first, '>=', value).where((either) => {
    either.where(first, '>', value)
    either.orWhere((same) => {
      same.where(first, value)
      whereBehind(same, rest, last)
    })
  })
}

/** Rows of the table, whoever owns them, with the same values of `columns` as one of `rows`. */
export async function rowsLike(
  client: Reader,
  table: string,
  columns: readonly string[],
  rows: readonly Row[]
): Promise<Row[]> {
  if (rows.length === 0) return []
  const query = client.query<Row>().from(table)
  for (const column of columns) query.whereIn(column, valuesOf(rows, column))
  const found: Row[] = await query
  if (columns.length === 1) return found
  const wanted = new Set(rows.map((row) => keyText(row, columns)))
  return found.filter((row) => wanted.has(keyText(row, columns)))
}

/** The values of a column, each once and without null. */
function valuesOf(rows: readonly Row[], column: string): (string | number | boolean)[] {
  const values = new Set(rows.map((row) => row[column] ?? null))
  return [...values].filter((value) => value !== null)
}

/** A text that is the same for rows with the same key. */
export const keyText = (row: Row, key: readonly string[]): string =>
  JSON.stringify(key.map((column) => row[column] ?? null))

/** The value of a column that is never null. */
export const valueIn = (row: Row, column: string): string | number | boolean =>
  must(row[column], column)
