import type { HttpContext } from '@adonisjs/core/http'
import { findRow, idParam } from '#core/resource'
import { editorOf } from '#catalogue/actions/edit_actor'
import {
  createMarket,
  deleteMarket,
  updateMarket,
  updateOutcome,
} from '#catalogue/actions/edit_markets'
import { marketResource, outcomeResource } from '#catalogue/queries/market_resources'
import {
  createMarketValidator,
  updateMarketValidator,
  updateOutcomeValidator,
} from '#catalogue/validators/matches'

export default class MarketsController {
  /** POST /v1/markets */
  async store(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const input = await ctx.request.validateUsing(createMarketValidator)
    const id = await createMarket(editor, input)
    return ctx.response.created(await findRow(marketResource, id))
  }

  /** PUT /v1/markets/:id */
  async update(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const id = idParam(ctx)
    const changes = await ctx.request.validateUsing(updateMarketValidator)
    await updateMarket(editor, id, changes)
    return findRow(marketResource, id)
  }

  /** DELETE /v1/markets/:id answers with the row that is gone. */
  async destroy(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const before = await findRow(marketResource, idParam(ctx))
    await deleteMarket(editor, before.id)
    return before
  }

  /** PUT /v1/outcomes/:id */
  async price(ctx: HttpContext) {
    const editor = editorOf(ctx, 'prices.edit')
    const id = idParam(ctx)
    const changes = await ctx.request.validateUsing(updateOutcomeValidator)
    await updateOutcome(editor, id, changes)
    return findRow(outcomeResource, id)
  }
}
