import type { HttpContext } from '@adonisjs/core/http'
import { findRow, idParam } from '#core/resource'
import { editorOf } from '#catalogue/actions/edit_actor'
import { createSport, updatePlace } from '#catalogue/actions/edit_places'
import { sportResource } from '#catalogue/queries/place_resources'
import { createSportValidator, updateSportValidator } from '#catalogue/validators/places'

export default class SportsController {
  /** POST /v1/sports */
  async store(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const input = await ctx.request.validateUsing(createSportValidator)
    const id = await createSport(editor, input)
    return ctx.response.created(await findRow(sportResource, id))
  }

  /** PUT /v1/sports/:id */
  async update(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const id = idParam(ctx)
    const changes = await ctx.request.validateUsing(updateSportValidator)
    await updatePlace(editor, 'sports', id, changes)
    return findRow(sportResource, id)
  }
}
