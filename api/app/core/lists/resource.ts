/** Lists and single rows in the dialect of ra-data-simple-rest, alike for every resource. */
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import { folded } from '@grandstand/shared-types/core/folded'
import { plainTyped } from '@grandstand/shared-types/core/typed_text'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { foldedTexts } from '#core/database/folded_texts'
import { reads } from '#core/database/lagging_reads'
import { AppError } from '#core/errors/app_error'
import { parseListQuery, type ListQuery } from '#core/lists/list_query'
import { isAscii, ownEntry } from '#core/requests/untrusted'

/** A list counts up to this number; the header X-Total-Capped marks a capped count. */
export const COUNT_CAP = 10_000

interface Kinds {
  number: number
  text: string
  boolean: boolean
  json: unknown
}
export interface Field {
  column: string
  kind: keyof Kinds
  nullable?: boolean
  /** The column holds only ASCII; MySQL refuses to compare it with other text. */
  isAscii?: true
}
export type Fields = Record<string, Field>

/** A field whose column only holds values of `T`; `is` is never set and exists for the compiler alone. */
interface Typed<K extends keyof Kinds, T> {
  column: string
  kind: K
  is?: T
}
type ValueOf<F extends Field> = F extends { is?: infer T } ? T : Kinds[F['kind']]

/** A row in the API's answer: fields by their wire names. */
export type Row<F extends Fields> = {
  [K in keyof F]: ValueOf<F[K]> | (F[K]['nullable'] extends true ? null : never)
}

/** A field whose values are `V`: the compiler then compares a resource's fields with a row of the contract. */
interface FieldFor<V> extends Field {
  is?: NonNullable<V>
  nullable: null extends V ? true : never
}
type PlainFieldFor<V> = Omit<FieldFor<V>, 'nullable'> & { nullable?: never }

/**
 * `const fields = { ... } satisfies FieldsOf<SportRow>`: one field of the right type for each field of the row, and no
 * other.
 */
export type FieldsOf<R> = {
  [K in keyof R]-?: null extends R[K] ? FieldFor<R[K]> : PlainFieldFor<R[K]>
}

export type Query = DatabaseQueryBuilderContract<Record<string, unknown>>

export interface Resource<F extends Fields> {
  /** Name in the path and in Content-Range. */
  name: string
  fields: F
  /** Table with its joins, before scope and filter. */
  from: (query: Query) => Query
  /** Columns that `q` searches, by prefix or by the start of a word. */
  search?: string[]
  /** What else `q` finds, by the whole text as it was typed: adds `orWhere`. */
  searchWhole?: (query: Query, typed: string) => void
  /** Filters that are not a plain field, such as a date range. */
  filters?: Record<string, (query: Query, value: unknown) => void>
  defaultSort: [field: keyof F & string, direction: 'asc' | 'desc']
  /** Amounts that a list can sum up, in minor units of the field `currency`. */
  amounts?: (keyof F & string)[]
  /** The error of a row that is not there, 404; `notFound` unless named. */
  missing?: ErrorKey
  /** Rows of an answer without a range; 25 by default. */
  pageSize?: number
}

/** For a column with few values, give their type: `text<CouponState>('coupons.state')`. */
export const number = <T extends number = number>(column: string): Typed<'number', T> => ({
  column,
  kind: 'number',
})
export const text = <T extends string = string>(column: string): Typed<'text', T> => ({
  column,
  kind: 'text',
})
export const ascii = <T extends string = string>(column: string) => ({
  ...text<T>(column),
  isAscii: true as const,
})
export const bool = (column: string): Typed<'boolean', boolean> => ({ column, kind: 'boolean' })
export const json = <T = unknown>(column: string): Typed<'json', T> => ({ column, kind: 'json' })
export const orNull = <T extends Field>(field: T) => ({ ...field, nullable: true }) as const

/**
 * The requested page within `scope`; sets Content-Range. Throws `unknownSortField`, `unknownFilterField`, `badRange`.
 */
export async function listRows<F extends Fields>(
  ctx: HttpContext,
  resource: Resource<F>,
  scope: (query: Query) => void = () => {}
): Promise<Row<F>[]> {
  const list = parseListQuery(ctx.request.qs(), resource)
  const query = baseQuery(resource)
  scope(query)
  applyFilters(query, resource, list)

  const total = list.ids ? null : await cappedCount(query.clone())
  const rows = await query
    .select(columns(resource))
    .orderBy(resource.fields[list.sort]?.column ?? '', list.direction)
    .if(list.sort !== 'id' && resource.fields['id'], (q) => {
      q.orderBy(resource.fields['id']?.column ?? '', list.direction)
    })
    .offset(list.offset)
    .limit(list.limit)

  if (total !== null) {
    const last = list.offset + rows.length - 1
    const span = rows.length > 0 ? `${list.offset}-${last}` : '*'
    ctx.response.header('Content-Range', `${resource.name} ${span}/${total}`)
    if (total === COUNT_CAP) ctx.response.header('X-Total-Capped', 'true')
  }
  return rows.map((row) => shape(resource, row))
}

/** One row by id within `scope`. Throws 404 `notFound`, or the key that the resource names. */
export async function findRow<F extends Fields>(
  resource: Resource<F>,
  id: number,
  scope: (query: Query) => void = () => {}
): Promise<Row<F>> {
  const query = baseQuery(resource)
  scope(query)
  const row = await query
    .where(resource.fields['id']?.column ?? 'id', id)
    .select(columns(resource))
    .first()
  if (!row) throw new AppError(resource.missing ?? 'notFound')
  return shape(resource, row)
}

/** The id in the path, or 404 `notFound` when it is not a number. */
export function idParam(ctx: HttpContext, name = 'id'): number {
  const value: unknown = ctx.params[name]
  if (typeof value !== 'string' || !/^[1-9]\d{0,14}$/.test(value)) throw AppError.notFound()
  return Number(value)
}

export function baseQuery<F extends Fields>(resource: Resource<F>): Query {
  return resource.from(reads().query<Record<string, unknown>>())
}

export function columns<F extends Fields>(resource: Resource<F>): Record<string, string> {
  return Object.fromEntries(Object.entries(resource.fields).map(([name, f]) => [name, f.column]))
}

export function applyFilters<F extends Fields>(
  query: Query,
  resource: Resource<F>,
  list: ListQuery
): void {
  for (const [name, value] of list.filters) {
    const special = ownEntry(resource.filters ?? {}, name)
    if (special) special(query, value)
    else {
      const column = resource.fields[name]?.column ?? ''
      if (Array.isArray(value)) query.whereIn(column, value)
      else if (value === null) query.whereNull(column)
      else query.where(column, value)
    }
  }
  if (list.q && resource.search) search(query, resource, list.q)
}

function search<F extends Fields>(query: Query, resource: Resource<F>, q: string): void {
  const words = folded(q)
  if (words === '') return
  const asciiColumns = Object.values(resource.fields).flatMap(({ column, isAscii: only }) =>
    only ? [column] : []
  )
  query.where((nested) => {
    // no column can contain the text, so no row matches
    nested.whereRaw('1 = 0')
    resource.searchWhole?.(nested, q.trim())
    for (const column of resource.search ?? []) {
      const isPlain = asciiColumns.includes(column)
      if (isPlain && !isAscii(plainTyped(q))) continue
      const texts = isPlain ? column : foldedTexts(column, words)
      // signs that `like` reads as any text stand for themselves
      const begin = (isPlain ? plainTyped(q) : words).replace(/[!%_]/g, '!$&')
      for (const start of ['', '% ']) {
        void nested.orWhereRaw(`${texts} like ? escape '!'`, [`${start}${begin}%`])
      }
    }
  })
}

async function cappedCount(query: Query): Promise<number> {
  const inner = query.select(db.raw('1 as one')).limit(COUNT_CAP)
  const row = await reads()
    .query<{ total: number }>()
    .from(inner.as('page'))
    .count('* as total')
    .first()
  return Number(row?.total ?? 0)
}

export function shape<F extends Fields>(
  resource: Resource<F>,
  row: Record<string, unknown>
): Row<F> {
  const out: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    out[name] = cast(field, row[name])
  }
  return out as Row<F>
}

function cast(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (field.kind === 'number') return Number(value)
  if (field.kind === 'boolean') return Boolean(Number(value))
  if (field.kind === 'json') return typeof value === 'string' ? JSON.parse(value) : value
  return String(value)
}
