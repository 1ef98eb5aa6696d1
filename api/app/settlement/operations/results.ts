/** Results of matches, and their settlements. */
import type {
  ResultForm,
  ResultRevision,
  SettlementPreview,
} from '@grandstand/shared-types/wire/settlement'
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import * as entering from '#settlement/actions/enter_result'
import * as undoing from '#settlement/actions/undo_result'
import { readDryRun } from '#settlement/validators/dry_run'
import { previewResult, previewUndo } from '#settlement/queries/preview_result'
import * as queries from '#settlement/queries/results_of_match'
import { enterResultValidator } from '#settlement/validators/enter_result'
import { undoResultValidator } from '#settlement/validators/undo_result'

const enter = { who: 'results.enter' } as const
const DRY_RUN =
  '`dryRun` true, in the query or in the body: says what would move, and moves nothing'

export const enterResult = operation({
  ...enter,
  method: 'POST',
  path: '/v1/matches/:id/results',
  does: "Stores a match's result as its next revision and settles by it.",
  body: enterResultValidator,
  answers: reply<SettlementPreview>(),
  errors: ['resultIncomplete', 'resultBeforeStart', 'resultRevisionConflict'],
  notes: {
    in: `${DRY_RUN}; \`basedOnRevision\` the one that stood, from 0; \`beforeStart\` confirms a played result of a match that has not begun`,
  },
  async handle({ ctx, params: { id: matchId }, principal, body, ip }) {
    const { basedOnRevision, beforeStart = false } = body
    const facts = { ...body.facts, periods: body.facts.periods ?? {} }
    if (readDryRun(ctx)) return previewResult(matchId, facts, basedOnRevision)
    const editor = { principal, ip }
    return entering.enterResult({ matchId, facts, basedOnRevision, beforeStart, editor })
  },
})

export const undoResult = operation({
  who: 'results.undo',
  method: 'POST',
  path: '/v1/matches/:id/results/undo',
  does: 'Takes the result back: the facts before it are in force again, as the next revision.',
  body: undoResultValidator,
  answers: reply<SettlementPreview>(),
  errors: ['noResultToUndo', 'resultRevisionConflict', 'isRequiredArea'],
  notes: {
    in: `${DRY_RUN}, and needs no \`reason\`; \`basedOnRevision\` the one to take back`,
    out: 'the facts null where there were none',
  },
  async handle({ ctx, params: { id: matchId }, principal, body, ip }) {
    const { basedOnRevision, reason } = body
    if (readDryRun(ctx)) return previewUndo(matchId, basedOnRevision)
    if (reason === undefined) throw AppError.field('reason', 'isRequiredArea')
    const editor = { principal, ip }
    return undoing.undoResult({ matchId, basedOnRevision, reason, editor })
  },
})

export const resultHistory = operation({
  method: 'GET',
  path: '/v1/matches/:id/results',
  does: 'Every revision of the result, the newest first.',
  who: 'catalogue.view',
  answers: reply<ResultRevision[]>(),
  handle: ({ params: { id }, principal }) => queries.resultHistory(id, principal),
})

export const resultForm = operation({
  who: ['results.enter', 'results.undo'],
  method: 'GET',
  path: '/v1/matches/:id/result-form',
  does: 'The facts that the sport asks for, and those in force.',
  answers: reply<ResultForm>(),
  handle: ({ params: { id }, principal }) => queries.resultForm(id, principal),
})
