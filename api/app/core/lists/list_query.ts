/** Reads `sort`, `range` and `filter` of a list request; an invalid one is refused with its key. */
import { AppError } from '#core/errors/app_error'
import { MOST_COMPARED, MOST_SEARCHED } from '@grandstand/shared-types/core/list_limits'
import { isAscii, ownEntry } from '#core/requests/untrusted'

const DEFAULT_ROWS = 25
const MAX_ROWS = 1000

type Scalar = string | number | boolean
type FilterValue = Scalar | null | Scalar[]

export interface ListQuery {
  sort: string
  direction: 'asc' | 'desc'
  offset: number
  limit: number
  filters: [name: string, value: FilterValue][]
  q: string | null
  /** True when rows are requested by ids (getMany), which needs no count. */
  ids: boolean
}

/** The part of a resource that reading a request needs: its sortable and filterable fields. */
interface Listable {
  fields: Readonly<Record<string, ListedField>>
  filters?: Readonly<Record<string, unknown>>
  defaultSort: [field: string, direction: 'asc' | 'desc']
  /** Rows of an answer without a range. */
  pageSize?: number
}
interface ListedField {
  kind: 'number' | 'text' | 'boolean' | 'json'
  isAscii?: true
}

/**
 * Throws 400 `unknownSortField`, `unknownFilterField`, `badRange` or `badRequest`, and 422 `minLengthMaxLength` [filter, '', most] for a
 * text that is too long.
 */
export function parseListQuery(qs: Record<string, unknown>, resource: Listable): ListQuery {
  const filter = parseJson(qs['filter'], 'filter') ?? {}
  if (typeof filter !== 'object' || Array.isArray(filter)) throw AppError.badRequest('filter')
  const { q, ...rest } = filter as Record<string, unknown>
  if (q !== undefined && q !== null && typeof q !== 'string') throw AppError.badRequest('filter.q')
  if (q) requireBound('q', q, MOST_SEARCHED)

  const filters = Object.entries(rest).map(([name, value]): [string, FilterValue] => {
    if (ownEntry(resource.filters ?? {}, name)) return [name, asFilterValue(value, name)]
    const field = ownEntry<ListedField>(resource.fields, name)
    if (!field || field.kind === 'json') {
      throw new AppError('unknownFilterField', { params: [name] })
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

function parseSort(raw: unknown, resource: Listable): [string, 'asc' | 'desc'] {
  const parsed = parseJson(raw, 'sort')
  if (parsed === undefined) return resource.defaultSort
  if (!Array.isArray(parsed) || typeof parsed[0] !== 'string') throw AppError.badRequest('sort')
  const [name, order] = parsed
  const field = ownEntry<ListedField>(resource.fields, name)
  if (!field || field.kind === 'json') {
    throw new AppError('unknownSortField', { params: [name] })
  }
  if (order !== 'ASC' && order !== 'DESC') throw AppError.badRequest('sort')
  return [name, order === 'ASC' ? 'asc' : 'desc']
}

function parseRange(raw: unknown, pageSize: number): { offset: number; limit: number } {
  const parsed = parseJson(raw, 'range')
  if (parsed === undefined) return { offset: 0, limit: pageSize }
  const [start, end] = Array.isArray(parsed) ? parsed : []
  const whole = (n: unknown): n is number => Number.isSafeInteger(n) && Number(n) >= 0
  if (!whole(start) || !whole(end) || end < start || end - start >= MAX_ROWS || start > 1e9) {
    throw new AppError('badRange')
  }
  return { offset: start, limit: end - start + 1 }
}

function parseJson(raw: unknown, name: string): unknown {
  if (raw === undefined || raw === null || raw === '') return undefined
  if (typeof raw !== 'string') throw AppError.badRequest(name)
  try {
    return JSON.parse(raw)
  } catch {
    throw AppError.badRequest(name)
  }
}

/** The value to compare with the field's column; a text that the column cannot hold matches no row. */
function typed(field: ListedField, value: unknown, name: string): FilterValue {
  const plain = asFilterValue(value, name)
  if (plain === null) return null
  if (![plain].flat().every((v) => fits(field, v))) throw AppError.badRequest(`filter.${name}`)
  if (field.kind !== 'text') return plain
  // MySQL would compare a column with a number as numbers, and read every text as 0
  const texts = [plain].flat().map(String)
  const held = field.isAscii ? texts.filter(isAscii) : texts
  return Array.isArray(plain) || held.length === 0 ? held : (held[0] ?? '')
}

function fits({ kind }: ListedField, value: Scalar): boolean {
  if (kind === 'number') {
    return typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))
  }
  if (kind === 'boolean') return typeof value === 'boolean' || value === 0 || value === 1
  return typeof value !== 'boolean'
}

function asFilterValue(value: unknown, name: string): FilterValue {
  const isList = Array.isArray(value) && value.length <= MAX_ROWS && value.every(isScalar)
  if (value !== null && !isScalar(value) && !isList) throw AppError.badRequest(`filter.${name}`)
  for (const text of [value].flat()) {
    if (typeof text === 'string') requireBound(name, text, MOST_COMPARED)
  }
  return value
}

/** `1e999` in JSON is an infinite number. */
function isScalar(value: unknown): value is Scalar {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' || typeof value === 'boolean'
}

function requireBound(name: string, text: string, most: number): void {
  if (text.length <= most) return
  throw new AppError('minLengthMaxLength', { params: [name, '', most] })
}
