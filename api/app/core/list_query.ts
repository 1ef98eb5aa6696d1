/** Reads `sort`, `range` and `filter` of a list request; every broken one is refused by name. */
import { AppError } from '#core/app_error'
import type { Field, Fields, Resource } from '#core/resource'

const DEFAULT_ROWS = 25
const MAX_ROWS = 1000

type Scalar = string | number | boolean
export type FilterValue = Scalar | null | Scalar[]

export interface ListQuery {
  sort: string
  direction: 'asc' | 'desc'
  offset: number
  limit: number
  filters: [name: string, value: FilterValue][]
  q: string | null
  /** True when rows are asked by their ids (getMany), which needs no count. */
  ids: boolean
}

/** Throws 400 `unknownSortField`, `unknownFilterField`, `badRange` or `badRequest`. */
export function parseListQuery<F extends Fields>(
  qs: Record<string, unknown>,
  resource: Resource<F>
): ListQuery {
  const filter = parseJson(qs['filter'], 'filter') ?? {}
  if (typeof filter !== 'object' || Array.isArray(filter)) throw bad('filter')
  const { q, ...rest } = filter as Record<string, unknown>
  if (q !== undefined && q !== null && typeof q !== 'string') throw bad('filter.q')

  const filters = Object.entries(rest).map(([name, value]): [string, FilterValue] => {
    if (ownEntry(resource.filters ?? {}, name)) return [name, asFilterValue(value, name)]
    const field = ownEntry<Field>(resource.fields, name)
    if (!field || field.kind === 'json') {
      throw new AppError('unknownFilterField', { params: [name], status: 400 })
    }
    return [name, typed(field, value, name)]
  })
  const ids = Array.isArray(rest['id']) && qs['range'] === undefined
  const [sort, direction] = parseSort(qs['sort'], resource)
  return {
    sort,
    direction,
    filters,
    q: q?.trim() || null,
    ids,
    ...(ids
      ? { offset: 0, limit: MAX_ROWS }
      : parseRange(qs['range'], resource.pageSize ?? DEFAULT_ROWS)),
  }
}

/** Names come from the request: `constructor` is no field. */
export function ownEntry<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}

function parseSort<F extends Fields>(
  raw: unknown,
  resource: Resource<F>
): [string, 'asc' | 'desc'] {
  const parsed = parseJson(raw, 'sort')
  if (parsed === undefined) return resource.defaultSort
  if (!Array.isArray(parsed) || typeof parsed[0] !== 'string') throw bad('sort')
  const [name, order] = parsed
  const field = ownEntry<Field>(resource.fields, name)
  if (!field || field.kind === 'json') {
    throw new AppError('unknownSortField', { params: [name], status: 400 })
  }
  if (order !== 'ASC' && order !== 'DESC') throw bad('sort')
  return [name, order === 'ASC' ? 'asc' : 'desc']
}

function parseRange(raw: unknown, pageSize: number): { offset: number; limit: number } {
  const parsed = parseJson(raw, 'range')
  if (parsed === undefined) return { offset: 0, limit: pageSize }
  const [start, end] = Array.isArray(parsed) ? parsed : []
  const whole = (n: unknown): n is number => Number.isSafeInteger(n) && Number(n) >= 0
  if (!whole(start) || !whole(end) || end < start || end - start >= MAX_ROWS || start > 1e9) {
    throw new AppError('badRange', { status: 400 })
  }
  return { offset: start, limit: end - start + 1 }
}

function parseJson(raw: unknown, name: string): unknown {
  if (raw === undefined || raw === null || raw === '') return undefined
  if (typeof raw !== 'string') throw bad(name)
  try {
    return JSON.parse(raw)
  } catch {
    throw bad(name)
  }
}

function typed(field: Field, value: unknown, name: string): FilterValue {
  const plain = asFilterValue(value, name)
  const fits = (v: unknown) =>
    field.kind === 'number'
      ? (typeof v === 'number' && Number.isFinite(v)) ||
        (typeof v === 'string' && /^-?\d+$/.test(v))
      : field.kind === 'boolean'
        ? typeof v === 'boolean' || v === 0 || v === 1
        : typeof v === 'string' || typeof v === 'number'
  const ok = Array.isArray(plain) ? plain.every(fits) : plain === null || fits(plain)
  if (!ok) throw bad(`filter.${name}`)
  return plain
}

function asFilterValue(value: unknown, name: string): FilterValue {
  const scalar = (v: unknown): v is Scalar =>
    typeof v === 'string' || typeof v === 'number' || typeof v === 'boolean'
  if (value === null || scalar(value)) return value
  if (Array.isArray(value) && value.length <= MAX_ROWS && value.every(scalar)) return value
  throw bad(`filter.${name}`)
}

const bad = (name: string) => new AppError('badRequest', { params: [name], status: 400 })
