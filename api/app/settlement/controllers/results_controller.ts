import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/app_error'
import { requirePermission } from '#core/access'
import { idParam } from '#core/resource'
import { validateBody } from '#core/validation'
import { enterResult } from '#settlement/actions/enter_result'
import { readDryRun } from '#settlement/dry_run'
import { undoResult } from '#settlement/actions/undo_result'
import { previewResult, previewUndo } from '#settlement/queries/preview_result'
import { resultForm, resultHistory } from '#settlement/queries/results_of_match'
import { enterResultValidator } from '#settlement/validators/enter_result'
import { undoResultValidator } from '#settlement/validators/undo_result'

export default class ResultsController {
  /** POST /v1/matches/:id/results: stores and settles; a dry run (`readDryRun`) only says what would move. */
  async store(ctx: HttpContext) {
    const { userId, siteId } = requirePermission(ctx, 'results.enter')
    const matchId = idParam(ctx)
    const isDryRun = readDryRun(ctx)
    const body = await validateBody(ctx, enterResultValidator)
    const facts = { ...body.facts, periods: body.facts.periods ?? {} }
    if (isDryRun) return previewResult(matchId, facts, body.basedOnRevision)
    const actor = { userId, siteId, ip: ctx.request.ip() }
    const { basedOnRevision, beforeStart = false } = body
    return enterResult({ matchId, facts, basedOnRevision, beforeStart, actor })
  }

  /** POST /v1/matches/:id/results/undo: what stood before stands again; a dry run only says what would move. */
  async undo(ctx: HttpContext) {
    const { userId, siteId } = requirePermission(ctx, 'results.enter')
    const matchId = idParam(ctx)
    const isDryRun = readDryRun(ctx)
    const { basedOnRevision, reason } = await validateBody(ctx, undoResultValidator)
    if (isDryRun) return previewUndo(matchId, basedOnRevision)
    if (reason === undefined) throw AppError.field('reason', 'isRequiredArea')
    const actor = { userId, siteId, ip: ctx.request.ip() }
    return undoResult({ matchId, basedOnRevision, reason, actor })
  }

  /** GET /v1/matches/:id/results: every revision, newest first. */
  async index(ctx: HttpContext) {
    const principal = requirePermission(ctx, 'catalogue.view')
    return resultHistory(idParam(ctx), principal)
  }

  /** GET /v1/matches/:id/result-form: what the sport needs and what stands. */
  async form(ctx: HttpContext) {
    const principal = requirePermission(ctx, 'results.enter')
    return resultForm(idParam(ctx), principal)
  }
}
