/** A list as a file: every row of its filter, streamed while it is read. */
import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import {
  CSV_START,
  csvCell,
  csvForm,
  csvHead,
  csvLine,
  type CsvForm,
} from '@grandstand/shared-types/core/csv'
import { parseListQuery } from '#core/lists/list_query'
import { readOthersMayLag } from '#core/requests/own_writes'
import { countWork } from '#core/throttle/work_rate'
import { ownEntry } from '#core/requests/untrusted'
import { vine } from '#core/requests/validation'
import {
  applyFilters,
  baseQuery,
  columns,
  shape,
  type Field,
  type Fields,
  type Query,
  type Resource,
  type Row,
} from '#core/lists/resource'

const CHUNK_ROWS = 1000
/** Longest filter as JSON, in UTF-16 units; as long as in the address of a list. */
const MOST_FILTER = 16_000
/** For the words shown instead of codes: those of all countries, currencies and markets of a list. */
export const EXPORT_BODY_KB = 128
/** The mark by which spreadsheets recognise UTF-8. */

/** Body of `POST /v1/<resource>/export`. The app sends the words, since the API has no languages. */
export const exportValidator = vine.compile(
  vine.object({
    filter: vine.any().optional(),
    columns: vine
      .array(
        vine.object({
          field: vine.string().maxLength(60),
          label: vine.string().maxLength(120),
          /** The words shown instead of codes. */
          words: vine.record(vine.string().maxLength(200)).optional(),
        })
      )
      .minLength(1)
      .maxLength(60),
    decimal: vine.enum([',', '.'] as const),
    timeZone: vine.string().maxLength(60),
  })
)

/** An export as the audit log names it. */
export interface ListExport {
  siteId: number
  actorId: number
  list: string
  filter: unknown
  ip: string
}

let recordExport = (_taken: ListExport): Promise<void> =>
  Promise.reject(new Error('no room records exports'))

/** Sets the function that records each export; without one no list is exported. */
export function recordExportsWith(record: typeof recordExport): void {
  recordExport = record
}

interface ExportOptions<F extends Fields> {
  principal: Principal
  scope: (query: Query) => void
  extend?: (rows: Row<F>[]) => Promise<Row<F>[]>
  /** Its pages may come from a replica (`mayLag` of an operation). */
  mayLag?: true
}

/**
 * Streams the rows of a filter as CSV, newest first, and records the export. Throws 422 `validationFailed` for an
 * unknown column or time zone, 429 `tooManyAttempts` [seconds], and as a list's filter does.
 */
export async function exportRows<F extends Fields>(
  ctx: HttpContext,
  resource: Resource<F>,
  body: Infer<typeof exportValidator>,
  { principal, scope, extend, mayLag }: ExportOptions<F>
): Promise<void> {
  await countWork('exports', principal, ctx.request.ip())
  body.columns.forEach(({ field }, index) => {
    const known = ownEntry<Field>(resource.fields, field)
    // an unknown name may be a field that `extend` adds
    if (known ? known.kind === 'json' : !extend) {
      throw AppError.field(`columns.${index}.field`, 'unknownEntry')
    }
  })
  const form = formOf(body.decimal, body.timeZone)
  const filter = JSON.stringify(body.filter ?? {})
  if (filter.length > MOST_FILTER) {
    throw AppError.badRequest('filter')
  }
  const list = parseListQuery({ filter }, resource)
  const read = async (below: number | null): Promise<Row<F>[]> => {
    const query = baseQuery(resource)
    scope(query)
    applyFilters(query, resource, list)
    const id = resource.fields['id']?.column ?? 'id'
    if (below !== null) query.where(id, '<', below)
    const found = await query.select(columns(resource)).orderBy(id, 'desc').limit(CHUNK_ROWS)
    const shaped = found.map((row) => shape(resource, row))
    return extend ? extend(shaped) : shaped
  }
  // page by page, since a replica may be lost on the way
  const next = async (below: number | null) =>
    mayLag ? readOthersMayLag(ctx, () => read(below)) : read(below)
  // the first rows are read before the answer starts, so that a failing filter is answered as an error
  const first = await next(null)
  await recordExport({
    siteId: principal.siteId,
    actorId: principal.userId,
    list: resource.name,
    filter: JSON.parse(filter),
    ip: ctx.request.ip(),
  })

  async function* lines(): AsyncGenerator<string> {
    yield (
      CSV_START +
      csvLine(
        body.columns.map(({ field, label }) => csvHead(label, field, form)),
        form
      )
    )
    let rows = first
    try {
      for (;;) {
        yield rows.map((row) => csvLine(cellsOf(row), form)).join('')
        if (rows.length < CHUNK_ROWS) return
        rows = await next(Number(rows.at(-1)?.['id']))
      }
    } catch (error) {
      // the answer has started, so a broken connection is the only way to tell the reader
      ctx.logger.error({ err: error, list: resource.name }, 'an export broke off')
      throw error
    }
  }
  const cellsOf = (row: Row<F>) =>
    body.columns.map((column) => cellOf(column, row[column.field], form))

  ctx.response
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${resource.name.replace('/', '-')}.csv"`)
  ctx.response.stream(Readable.from(lines()))
}

/**
 * Sends rows that are read already, such as those of a report, as CSV, and records the export. Throws 422 `validationFailed`
 * for an unknown time zone, 429 `tooManyAttempts` [seconds].
 */
export async function exportRead(
  ctx: HttpContext,
  name: string,
  rows: readonly object[],
  { body, principal }: { body: Infer<typeof exportValidator>; principal: Principal }
): Promise<void> {
  await countWork('exports', principal, ctx.request.ip())
  const form = formOf(body.decimal, body.timeZone)
  await recordExport({
    siteId: principal.siteId,
    actorId: principal.userId,
    list: name,
    filter: body.filter ?? {},
    ip: ctx.request.ip(),
  })
  const head = body.columns.map(({ field, label }) => csvHead(label, field, form))
  const lines = rows.map((row) =>
    body.columns.map((column) => cellOf(column, ownEntry<unknown>({ ...row }, column.field), form))
  )
  ctx.response
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(CSV_START + [head, ...lines].map((cells) => csvLine(cells, form)).join(''))
}

type Column = Infer<typeof exportValidator>['columns'][number]

/** A value, or the word of its code. */
const cellOf = ({ field, words }: Column, value: unknown, form: CsvForm): string =>
  csvCell((words && ownEntry(words, String(value))) ?? value, field, form)

function formOf(decimal: ',' | '.', timeZone: string): CsvForm {
  try {
    return csvForm(decimal, timeZone)
  } catch {
    throw AppError.field('timeZone', 'unknownEntry')
  }
}
