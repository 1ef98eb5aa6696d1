/** The two reads that every resource of the staff has: `GET /v1/<name>` and `GET /v1/<name>/:id`. */
import router from '@adonisjs/core/services/router'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import { requirePermission, type Principal } from '#core/access'
import {
  findRow,
  idParam,
  listRows,
  type Fields,
  type Query,
  type Resource,
  type Row,
} from '#core/resource'

export interface ReadOptions<F extends Fields> {
  permission: Permission
  /** Narrows the rows to what the principal may see; left out where everybody with the permission sees all. */
  scope?: (query: Query, principal: Principal) => void
  /** Adds to the rows of a page what a query of its own must find. */
  extend?: (rows: Row<F>[], principal: Principal) => Promise<Row<F>[]>
}

export function readRoutes<F extends Fields>(
  resource: Resource<F>,
  { permission, scope, extend }: ReadOptions<F>
): void {
  const scopeOf = (principal: Principal) => (query: Query) => scope?.(query, principal)

  router.get(`/v1/${resource.name}`, async (ctx) => {
    const principal = requirePermission(ctx, permission)
    const rows = await listRows(ctx, resource, scopeOf(principal))
    return extend ? extend(rows, principal) : rows
  })

  router.get(`/v1/${resource.name}/:id`, async (ctx) => {
    const principal = requirePermission(ctx, permission)
    const row = await findRow(resource, idParam(ctx), scopeOf(principal))
    return extend ? (await extend([row], principal))[0] : row
  })
}
