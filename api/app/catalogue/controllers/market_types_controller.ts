import type { HttpContext } from '@adonisjs/core/http'
import { findRow, idParam } from '#core/resource'
import { editorOf } from '#catalogue/actions/edit_actor'
import { updateMarketType } from '#catalogue/actions/edit_market_types'
import { marketTypeResource } from '#catalogue/queries/place_resources'
import { updateMarketTypeValidator } from '#catalogue/validators/market_types'

export default class MarketTypesController {
  /** PUT /v1/market-types/:id */
  async update(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const id = idParam(ctx)
    const changes = await ctx.request.validateUsing(updateMarketTypeValidator)
    await updateMarketType(editor, id, changes)
    return findRow(marketTypeResource, id)
  }
}
