/** Numbers beside a list: how many rows other filters have, and the sums of its amounts. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { ListTotals } from '@grandstand/shared-types/wire/lists'
import { reads } from '#core/database/lagging_reads'
import { AppError } from '#core/errors/app_error'
import { parseListQuery } from '#core/lists/list_query'
import {
  applyFilters,
  baseQuery,
  COUNT_CAP,
  type Fields,
  type Query,
  type Resource,
} from '#core/lists/resource'

const MOST_COUNTS = 12

type Scope = (query: Query) => void

/**
 * The number of rows of each of `filters` (JSON, at most 12), in order, by one query; 10 000 stands for that many or
 * more. Throws 400 `badRequest`, and as a list's filter does.
 */
export async function countsOf<F extends Fields>(
  ctx: HttpContext,
  resource: Resource<F>,
  scope: Scope
): Promise<number[]> {
  const counts = filtersOf(ctx).map((filter, index) => {
    const rows = filtered(resource, scope, filter).select(db.raw('1 as one')).limit(COUNT_CAP)
    return reads()
      .query()
      .from(rows.as(`rows_${index}`))
      .count('*')
      .as(`count_${index}`)
  })
  const row = await reads().query<Record<string, number>>().select(counts).first()
  return counts.map((_, index) => Number(row?.[`count_${index}`] ?? 0))
}

/**
 * Sums of the amounts of a filter's rows by currency, positive and negative apart. No sums above 10 000 rows. Throws as
 * a list's filter does.
 */
export async function totalsOf<F extends Fields>(
  ctx: HttpContext,
  resource: Resource<F>,
  scope: Scope
): Promise<ListTotals> {
  const amounts: string[] = resource.amounts ?? []
  const column = (name: string) => resource.fields[name]?.column ?? ''
  const rows = filtered(resource, scope, ctx.request.qs()['filter'])
    .select(Object.fromEntries(['currency', ...amounts].map((name) => [name, column(name)])))
    .limit(COUNT_CAP + 1)
  const sums = reads().query<Record<string, unknown>>().from(rows.as('summed')).groupBy('currency')
  for (const name of amounts) {
    sums.select(
      db.raw(`sum(case when ?? > 0 then ?? else 0 end) as ??`, [name, name, `${name}_in`])
    )
    sums.select(
      db.raw(`sum(case when ?? < 0 then ?? else 0 end) as ??`, [name, name, `${name}_out`])
    )
  }
  const found = await sums.select('currency').count('* as row_count').orderBy('currency')
  const count = found.reduce((all, row) => all + Number(row['row_count']), 0)
  if (count > COUNT_CAP) return { count: COUNT_CAP, isCapped: true, sums: [] }
  return {
    count,
    isCapped: false,
    sums: found.map((row) => ({
      currency: String(row['currency']),
      count: Number(row['row_count']),
      amounts: Object.fromEntries(
        amounts.map((name) => [
          name,
          { inMinor: Number(row[`${name}_in`] ?? 0), outMinor: Number(row[`${name}_out`] ?? 0) },
        ])
      ),
    })),
  }
}

/** The rows of a filter (JSON) within the scope. */
function filtered<F extends Fields>(resource: Resource<F>, scope: Scope, filter: unknown): Query {
  const query = baseQuery(resource)
  scope(query)
  applyFilters(query, resource, parseListQuery({ filter }, resource))
  return query
}

function filtersOf(ctx: HttpContext): string[] {
  const bad = AppError.badRequest('filters')
  const text: unknown = ctx.request.qs()['filters']
  if (typeof text !== 'string') throw bad
  let filters: unknown
  try {
    filters = JSON.parse(text)
  } catch {
    throw bad
  }
  if (!Array.isArray(filters) || filters.length === 0 || filters.length > MOST_COUNTS) throw bad
  return filters.map((filter) => JSON.stringify(filter))
}
