/**
 * The address log: the addresses of sign-ins and acts with money, read from the audit log, the coupons and the coupons'
 * events. Each of the three tables is searched on its own, so that only the newest of millions of rows are read.
 */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { AddressAction, AddressRow } from '@grandstand/shared-types/wire/people/addresses'
import { ADDRESS_SOURCES, rowsOf, type AddressSource } from '#coupons/queries/address_sources'
import { must } from '#core/errors/must'
import { parseListQuery, type ListQuery } from '#core/lists/list_query'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  COUNT_CAP,
  listRows,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import { scopeToBranch, type Principal } from '#core/requests/access'
import { originOf } from '#origins/origins'

const fields = {
  id: number('log.id'),
  userId: orNull(number('log.user_id')),
  username: orNull(text('log.username')),
  action: text<AddressAction>('log.action'),
  ip: text('log.ip'),
  createdAt: number('log.created_at'),
} satisfies FieldsOf<Omit<AddressRow, 'country' | 'isVpn'>>

const OWNERS = Object.entries(OWNER_FILTERS)

/** `newest` has already narrowed each source to its users, and the rows of the union have none joined. */
const inEachSource = (): void => {}

export const addressResource: Resource<typeof fields> = {
  name: 'addresses',
  fields,
  from: (query) => query.from('audit_log as log'),
  filters: {
    createdAt_gte: atLeast('log.created_at'),
    createdAt_lte: atMost('log.created_at'),
    ...Object.fromEntries(OWNERS.map(([name]) => [name, inEachSource])),
  },
  defaultSort: ['createdAt', 'desc'],
}

/**
 * A page of the rows that the principal may see, among the newest 10 000 rows of each source. Throws as `listRows`
 * does.
 */
export async function addressLog(ctx: HttpContext, principal: Principal): Promise<AddressRow[]> {
  const { filters } = parseListQuery(ctx.request.qs(), addressResource)
  const [first, ...others] = ADDRESS_SOURCES.map((source) => newest(source, principal, filters))
  const union = must(first, 'source of addresses').unionAll(others)
  const rows = await listRows(ctx, {
    ...addressResource,
    from: (query) => query.from(union.as('log')),
  })
  return rows.map((row) => ({ ...row, ...originOf(row.ip) }))
}

/** Applies the filters before it takes the newest rows; otherwise rows of other users would use up their number. */
function newest(
  { from, site, key, columns, ofUser }: AddressSource,
  principal: Principal,
  filters: ListQuery['filters']
): Query {
  const query = from().where(site, principal.siteId)
  scopeToBranch(query, principal)
  for (const [name, value] of filters) {
    for (const [owner, narrow] of OWNERS) if (name === owner) narrow(query, value)
    const values = [value].flat().filter((one) => one !== null)
    if (values.length === 0) continue
    const list = values.map(() => '?').join()
    if (name === 'userId') ofUser(query, values)
    if (name === 'ip') query.whereRaw(`${columns.ip} in (${list})`, values)
    if (name === 'createdAt_gte') query.whereRaw(`${columns.created_at} >= ?`, values)
    if (name === 'createdAt_lte') query.whereRaw(`${columns.created_at} <= ?`, values)
  }
  query
    .select(Object.entries(columns).map(([name, column]) => db.raw(`${column} as ${name}`)))
    .select('users.username')
    .orderBy(key, 'desc')
    .limit(COUNT_CAP)
  // databases accept the order of one part of a union only inside a subquery
  return rowsOf().from(query.as('newest')).select('*')
}
