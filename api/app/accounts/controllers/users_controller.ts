import type { HttpContext } from '@adonisjs/core/http'
import { requirePermission, requirePrincipal, type Principal } from '#core/access'
import { AppError } from '#core/app_error'
import { findRow, idParam } from '#core/resource'
import { createUser } from '#accounts/actions/create_user'
import { deleteUser } from '#accounts/actions/delete_user'
import { updateUser } from '#accounts/actions/update_user'
import { ignoredOnCreate, ignoredOnUpdate } from '#accounts/mass_assignment'
import { userLimits } from '#accounts/queries/user_limits'
import { scopeUsers, userResource, shownUsers, type UserRow } from '#accounts/queries/user_resource'
import { createUserValidator, updateUserValidator } from '#accounts/validators/user'

export default class UsersController {
  /** POST /v1/users */
  async store(ctx: HttpContext) {
    const principal = requireEditor(ctx)
    const input = await ctx.request.validateUsing(createUserValidator)
    const ignored = ignoredOnCreate(ctx.request.body())
    const id = await createUser(input, { principal, ip: ctx.request.ip(), ignored })
    return ctx.response.created(await userRow(id, principal))
  }

  /** PUT /v1/users/:id */
  async update(ctx: HttpContext) {
    const principal = requireEditor(ctx)
    const before = await userRow(idParam(ctx), principal)
    const input = await ctx.request.validateUsing(updateUserValidator)
    const ignored = ignoredOnUpdate(ctx.request.body(), before)
    await updateUser(before.id, input, { principal, ip: ctx.request.ip(), ignored })
    return userRow(before.id, principal)
  }

  /** GET /v1/users/:id/limits */
  async limits(ctx: HttpContext) {
    const principal = requirePermission(ctx, 'users.view')
    return userLimits(idParam(ctx), principal)
  }

  /** DELETE /v1/users/:id answers with the row that is gone. */
  async destroy(ctx: HttpContext) {
    const principal = requireEditor(ctx)
    const before = await userRow(idParam(ctx), principal)
    await deleteUser(before.id, { principal, ip: ctx.request.ip() })
    return before
  }
}

/** Somebody who may change at least some users; which ones, the actions say. Throws 401, 403. */
export function requireEditor(ctx: HttpContext): Principal {
  const principal = requirePrincipal(ctx)
  const { permissions } = principal
  if (!permissions.has('users.edit') && !permissions.has('dealers.edit')) {
    throw AppError.notAllowed()
  }
  return principal
}

/** A user as the principal sees them, or 404 `notFound`. */
export async function userRow(id: number, principal: Principal): Promise<UserRow> {
  const row = await findRow(userResource, id, (query) => scopeUsers(query, principal))
  const [shown = row] = await shownUsers([row])
  return shown
}
