import type { HttpContext } from '@adonisjs/core/http'
import { findRow, idParam } from '#core/resource'
import { editorOf } from '#catalogue/actions/edit_actor'
import { createTournament, deletePlace, updatePlace } from '#catalogue/actions/edit_places'
import { tournamentResource } from '#catalogue/queries/place_resources'
import { createTournamentValidator, updateTournamentValidator } from '#catalogue/validators/places'

export default class TournamentsController {
  /** POST /v1/tournaments */
  async store(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const input = await ctx.request.validateUsing(createTournamentValidator)
    const id = await createTournament(editor, input)
    return ctx.response.created(await findRow(tournamentResource, id))
  }

  /** PUT /v1/tournaments/:id */
  async update(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const id = idParam(ctx)
    const changes = await ctx.request.validateUsing(updateTournamentValidator)
    await updatePlace(editor, 'tournaments', id, changes)
    return findRow(tournamentResource, id)
  }

  /** DELETE /v1/tournaments/:id answers with the row that is gone. */
  async destroy(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const before = await findRow(tournamentResource, idParam(ctx))
    await deletePlace(editor, 'tournaments', before.id)
    return before
  }
}
