import type { HttpContext } from '@adonisjs/core/http'
import { requirePrincipal } from '#core/access'
import { findRow, idParam } from '#core/resource'
import { validateBody } from '#core/validation'
import { editorOf } from '#catalogue/actions/edit_actor'
import { createMatch, deleteMatch, updateMatch } from '#catalogue/actions/edit_matches'
import { matchResource, withMarketCounts } from '#catalogue/queries/match_resource'
import { createMatchValidator, updateMatchValidator } from '#catalogue/validators/matches'

export default class MatchesController {
  /** POST /v1/matches */
  async store(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const input = await ctx.request.validateUsing(createMatchValidator)
    const id = await createMatch(editor, input)
    return ctx.response.created(await matchRow(id))
  }

  /** PUT /v1/matches/:id */
  async update(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const id = idParam(ctx)
    const changes = await validateBody(ctx, updateMatchValidator)
    const mayEnterResults = requirePrincipal(ctx).permissions.has('results.enter')
    await updateMatch(editor, id, changes, mayEnterResults)
    return matchRow(id)
  }

  /** DELETE /v1/matches/:id answers with the row that is gone. */
  async destroy(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const before = await matchRow(idParam(ctx))
    await deleteMatch(editor, before.id)
    return before
  }

  /** POST /v1/matches/:id/suspend: nobody bets on it until it is resumed. */
  async suspend(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const id = idParam(ctx)
    await updateMatch(editor, id, { betStatus: 'stopped' })
    return matchRow(id)
  }

  /** POST /v1/matches/:id/resume */
  async resume(ctx: HttpContext) {
    const editor = editorOf(ctx, 'catalogue.edit')
    const id = idParam(ctx)
    await updateMatch(editor, id, { betStatus: 'started' })
    return matchRow(id)
  }
}

async function matchRow(id: number) {
  const row = await findRow(matchResource, id)
  const [shown] = await withMarketCounts([row])
  return shown ?? { ...row, marketCount: 0, waitsUntil: null }
}
