import type { HttpContext } from '@adonisjs/core/http'
import { findRow, idParam } from '#core/resource'
import { editorOf } from '#catalogue/actions/edit_actor'
import { createCategory, deletePlace, updatePlace } from '#catalogue/actions/edit_places'
import { categoryResource } from '#catalogue/queries/place_resources'
import { createCategoryValidator, updateCategoryValidator } from '#catalogue/validators/places'

export default class CategoriesController {
  /** POST /v1/categories */
  async store(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const input = await ctx.request.validateUsing(createCategoryValidator)
    const id = await createCategory(editor, input)
    return ctx.response.created(await findRow(categoryResource, id))
  }

  /** PUT /v1/categories/:id */
  async update(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const id = idParam(ctx)
    const changes = await ctx.request.validateUsing(updateCategoryValidator)
    await updatePlace(editor, 'categories', id, changes)
    return findRow(categoryResource, id)
  }

  /** DELETE /v1/categories/:id answers with the row that is gone. */
  async destroy(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const before = await findRow(categoryResource, idParam(ctx))
    await deletePlace(editor, 'categories', before.id)
    return before
  }
}
