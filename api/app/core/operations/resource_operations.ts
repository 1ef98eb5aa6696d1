/** The operations of every list for staff: a page of rows, a single row, counts, totals and export. */
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { ListTotals } from '@grandstand/shared-types/wire/lists'
import type { Principal } from '#core/requests/access'
import { EXPORT_BODY_KB, exportRows, exportValidator } from '#core/lists/list_export'
import { countsOf, totalsOf } from '#core/lists/list_extras'
import { operation, type ListPart, type Operation } from '#core/operations/operation'
import { file, reply, SENT, type Sent } from '#core/operations/reply'
import {
  findRow,
  listRows,
  type Fields,
  type Query,
  type Resource,
  type Row,
} from '#core/lists/resource'

/** Which rows of a resource a principal sees, and with which fields. */
export interface Shown<F extends Fields, R extends Row<F> = Row<F>> {
  /**
   * Narrows the query to rows, and to values, that the principal may see; left out where everybody with the permission
   * sees all. Values must be hidden here: one that only `extend` hides can still be filtered and sorted by.
   */
  scope?: (query: Query, principal: Principal) => void
  /** Adds fields to the rows of a page by a query of its own. */
  extend?: (rows: Row<F>[], principal: Principal) => Promise<R[]>
}

export interface ReadOptions<F extends Fields, R extends Row<F> = Row<F>> extends Shown<F, R> {
  /** What a reader needs; of several, one is enough. */
  permission: Permission | readonly Permission[]
  /** What the operations that read many rows may be: see `mayLag` of an operation. */
  mayLag?: true
  /** The list has who people are, or their money: its file asks for step-up (must-hold S9). */
  exportsPeople?: true
}

type Named<N extends string, A> = { readonly [K in N]: Operation<A> }

type AroundList<N extends string> = Named<`${N}Counts`, number[]> &
  Partial<Named<`${N}Totals`, ListTotals>> &
  Named<`${N}Export`, Sent>

const FILTER_ERRORS = ['unknownFilterField', 'minLengthMaxLength'] as const
export const LIST_ERRORS = [...FILTER_ERRORS, 'unknownSortField', 'badRange'] as const

/** `GET /v1/<resource>` as `<name>List` and `GET /v1/<resource>/:id` as `<name>Row`. */
export function readOperations<N extends string, F extends Fields, R extends Row<F> = Row<F>>(
  name: N,
  resource: Resource<F>,
  options: ReadOptions<F, R>
): Named<`${N}List`, R[]> & Named<`${N}Row`, R> {
  const { permission: who, mayLag } = options
  const readRow = rowReader(resource, options)
  const extend = options.extend ?? asRead<F, R>
  const list = operation({
    method: 'GET',
    path: `/v1/${resource.name}`,
    does: `A page of ${resource.name}.`,
    who,
    ...(mayLag && { mayLag }),
    list: listPart(resource),
    answers: reply<R[]>(),
    errors: LIST_ERRORS,
    handle: async ({ ctx, principal }) =>
      extend(await listRows(ctx, resource, within(options, principal)), principal),
  })
  const row = operation({
    method: 'GET',
    path: `/v1/${resource.name}/:id`,
    does: `One row of ${resource.name}.`,
    who,
    answers: reply<R>(),
    handle: ({ params: { id }, principal }) => readRow(id, principal),
  })
  return { [`${name}List`]: list, [`${name}Row`]: row } as Named<`${N}List`, R[]> &
    Named<`${N}Row`, R>
}

/**
 * The operations around a list: `GET /counts` as `<name>Counts`, `GET /totals` as `<name>Totals` where the resource has
 * amounts, `POST /export` as `<name>Export`.
 */
export function aroundList<N extends string, F extends Fields, R extends Row<F> = Row<F>>(
  name: N,
  resource: Resource<F>,
  options: ReadOptions<F, R>
): AroundList<N> {
  const { permission: who, extend, mayLag, exportsPeople } = options
  const counts = operation({
    method: 'GET',
    path: `/v1/${resource.name}/counts`,
    does: `How many ${resource.name} each of several filters holds; 10 000 for that many or more.`,
    who,
    ...(mayLag && { mayLag }),
    list: listPart(resource, 'counts'),
    answers: reply<number[]>(),
    errors: FILTER_ERRORS,
    handle: ({ ctx, principal }) => countsOf(ctx, resource, within(options, principal)),
  })
  const totals = operation({
    method: 'GET',
    path: `/v1/${resource.name}/totals`,
    does: `The sums of the amounts of a filter's ${resource.name}, by currency; none beyond 10 000 rows.`,
    who,
    ...(mayLag && { mayLag }),
    list: listPart(resource, 'totals'),
    answers: reply<ListTotals>(),
    errors: FILTER_ERRORS,
    handle: ({ ctx, principal }) => totalsOf(ctx, resource, within(options, principal)),
  })
  const exported = operation({
    method: 'POST',
    path: `/v1/${resource.name}/export`,
    does: `Every row of a filter of ${resource.name} as CSV, the newest first; recorded in the audit log.`,
    who,
    also: 'exports.take',
    list: listPart(resource, 'export'),
    body: exportValidator,
    bodyKb: EXPORT_BODY_KB,
    ...(exportsPeople && { stepUp: 'always' }),
    answers: file('text/csv'),
    errors: [...FILTER_ERRORS, 'tooManyAttempts'],
    async handle({ ctx, principal, body }) {
      await exportRows(ctx, resource, body, {
        principal,
        scope: within(options, principal),
        ...(extend && { extend: (rows) => extend(rows, principal) }),
        ...(mayLag && { mayLag }),
      })
      return SENT
    },
  })
  return {
    [`${name}Counts`]: counts,
    ...(resource.amounts && { [`${name}Totals`]: totals }),
    [`${name}Export`]: exported,
  } as AroundList<N>
}

/** Reads a row by id, as the list shows it. Throws 404 `notFound` for a row that the principal may not see. */
export function rowReader<F extends Fields, R extends Row<F> = Row<F>>(
  resource: Resource<F>,
  options: Shown<F, R> = {}
): (id: number, principal: Principal) => Promise<R> {
  const extend = options.extend ?? asRead<F, R>
  return async (id, principal) => {
    const found = await findRow(resource, id, within(options, principal))
    const [shown = found as R] = await extend([found], principal)
    return shown
  }
}

const asRead = async <F extends Fields, R extends Row<F>>(rows: Row<F>[]) => rows as R[]

const within =
  <F extends Fields, R extends Row<F>>({ scope }: Shown<F, R>, principal: Principal) =>
  (query: Query): void =>
    scope?.(query, principal)

/** The description of a list operation of `resource`. */
export const listPart = <F extends Fields>(
  resource: Resource<F>,
  part: ListPart['part'] = 'rows'
): ListPart => ({ resource, part })
