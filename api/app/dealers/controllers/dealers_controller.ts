import type { HttpContext } from '@adonisjs/core/http'
import type { Principal } from '#core/access'
import { findRow, idParam } from '#core/resource'
import { createUser } from '#accounts/actions/create_user'
import { deleteUser } from '#accounts/actions/delete_user'
import { updateUser } from '#accounts/actions/update_user'
import { requireEditor } from '#accounts/controllers/users_controller'
import { ignoredOnCreate, ignoredOnUpdate } from '#accounts/mass_assignment'
import { createUserValidator, updateUserValidator } from '#accounts/validators/user'
import {
  dealerResource,
  scopeDealers,
  withCounts,
  type DealerRow,
} from '#dealers/queries/dealer_resource'

/** The same writes as on users, for dealers alone. */
export default class DealersController {
  /** POST /v1/dealers */
  async store(ctx: HttpContext) {
    const principal = requireEditor(ctx)
    const body = ctx.request.body()
    const input = await createUserValidator.validate({ ...body, type: 'dealer' })
    const ignored = ignoredOnCreate(body)
    const id = await createUser(input, { principal, ip: ctx.request.ip(), ignored })
    return ctx.response.created(await dealerRow(id, principal))
  }

  /** PUT /v1/dealers/:id */
  async update(ctx: HttpContext) {
    const principal = requireEditor(ctx)
    const before = await dealerRow(idParam(ctx), principal)
    const input = await ctx.request.validateUsing(updateUserValidator)
    const ignored = ignoredOnUpdate(ctx.request.body(), { ...before })
    await updateUser(before.id, input, { principal, ip: ctx.request.ip(), ignored })
    return dealerRow(before.id, principal)
  }

  /** DELETE /v1/dealers/:id answers with the row that is gone. */
  async destroy(ctx: HttpContext) {
    const principal = requireEditor(ctx)
    const before = await dealerRow(idParam(ctx), principal)
    await deleteUser(before.id, { principal, ip: ctx.request.ip() })
    return before
  }
}

/** A dealer as the principal sees them, or 404 `notFound`. */
async function dealerRow(id: number, principal: Principal): Promise<DealerRow> {
  const row = await findRow(dealerResource, id, (query) => scopeDealers(query, principal))
  const [counted] = await withCounts([row])
  return counted ?? { ...row, childCount: 0, playerCount: 0 }
}
