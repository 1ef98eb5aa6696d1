import type { HttpContext } from '@adonisjs/core/http'
import { findRow, idParam } from '#core/resource'
import { editorOf } from '#catalogue/actions/edit_actor'
import { createTeam, deleteTeam, updateTeam } from '#catalogue/actions/edit_teams'
import { teamResource, withAliases } from '#catalogue/queries/team_resource'
import { createTeamValidator, updateTeamValidator } from '#catalogue/validators/places'

export default class TeamsController {
  /** POST /v1/teams */
  async store(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const input = await ctx.request.validateUsing(createTeamValidator)
    const id = await createTeam(editor, input)
    return ctx.response.created(await teamRow(id))
  }

  /** PUT /v1/teams/:id */
  async update(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const id = idParam(ctx)
    const changes = await ctx.request.validateUsing(updateTeamValidator)
    await updateTeam(editor, id, changes)
    return teamRow(id)
  }

  /** DELETE /v1/teams/:id answers with the row that is gone. */
  async destroy(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const before = await teamRow(idParam(ctx))
    await deleteTeam(editor, before.id)
    return before
  }
}

async function teamRow(id: number) {
  const row = await findRow(teamResource, id)
  const [shown] = await withAliases([row])
  return shown ?? { ...row, aliases: [] }
}
