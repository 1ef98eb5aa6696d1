import type { HttpContext } from '@adonisjs/core/http'
import { requirePermission } from '#core/access'
import { findRow, idParam, type Query } from '#core/resource'
import { createBetLimit, deleteBetLimit, updateBetLimit } from '#book/actions/edit_bet_limits'
import { betLimitResource } from '#book/queries/bet_limit_resource'
import { createBetLimitValidator, updateBetLimitValidator } from '#book/validators/bet_limit'

export default class BetLimitsController {
  /** POST /v1/bet-limits */
  async store(ctx: HttpContext) {
    const editor = editorOf(ctx)
    const input = await ctx.request.validateUsing(createBetLimitValidator)
    const id = await createBetLimit(editor, input)
    return ctx.response.created(await findRow(betLimitResource, id))
  }

  /** PUT /v1/bet-limits/:id */
  async update(ctx: HttpContext) {
    const editor = editorOf(ctx)
    const id = idParam(ctx)
    const { limits } = await ctx.request.validateUsing(updateBetLimitValidator)
    await updateBetLimit(editor, id, limits)
    return findRow(betLimitResource, id)
  }

  /** DELETE /v1/bet-limits/:id answers with the row that is gone. */
  async destroy(ctx: HttpContext) {
    const editor = editorOf(ctx)
    const { siteId } = editor.principal
    const ofSite = (query: Query) => void query.where('bet_limits.site_id', siteId)
    const before = await findRow(betLimitResource, idParam(ctx), ofSite)
    await deleteBetLimit(editor, before.id)
    return before
  }
}

function editorOf(ctx: HttpContext) {
  return { principal: requirePermission(ctx, 'prices.edit'), ip: ctx.request.ip() }
}
