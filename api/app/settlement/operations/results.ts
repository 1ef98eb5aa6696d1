/** Results of matches, and their settlements. */
import type {
  ResultForm,
  ResultRevision,
  SettlementPreview,
} from '@grandstand/shared-types/wire/betting/settlement'
import type { Approval } from '@grandstand/shared-types/wire/betting/decisions'
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { requireStepUp } from '#core/requests/step_up'
import * as entering from '#settlement/actions/enter_result'
import * as undoing from '#settlement/actions/undo_result'
import { askSecondOfficer, carriedOut, previewOrder } from '#settlement/approval/ask'
import { resultEnter, resultUndo } from '#settlement/approval/orders'
import { readDryRun } from '#settlement/validators/dry_run'
import * as queries from '#settlement/queries/results_of_match'
import { enterResultValidator } from '#settlement/validators/enter_result'
import { undoResultValidator } from '#settlement/validators/undo_result'

const enter = { who: 'results.enter' } as const
const DRY_RUN =
  '`dryRun` true, in the query or in the body: says what would move, and moves nothing'

const WAITS =
  '`needsApproval`: more of a brand is decided or moves than one officer may alone; `decisionId`: nothing moved, and the order waits for a second one'

export const enterResult = operation({
  ...enter,
  method: 'POST',
  path: '/v1/matches/:id/results',
  does: "Stores a match's result as its next revision and settles by it.",
  stepUp:
    'none: work of every hour; above the bound of a brand a second officer agrees, with the code',
  body: enterResultValidator,
  bodyKb: 256,
  answers: reply<SettlementPreview & Approval>(),
  errors: [
    'resultIncomplete',
    'raceField',
    'orderOfFinish',
    'resultBeforeStart',
    'resultRevisionConflict',
    'holdsBet',
    'decisionWaits',
  ],
  notes: {
    in: `${DRY_RUN}; \`basedOnRevision\` the one that stood, from 0; \`beforeStart\` confirms a played result of a match that has not begun`,
    out: WAITS,
  },
  async handle({ ctx, params: { id: matchId }, principal, body, ip }) {
    const { basedOnRevision, beforeStart = false } = body
    const facts = { ...body.facts, periods: body.facts.periods ?? {} }
    const order = { facts, basedOnRevision, beforeStart }
    const editor = { principal, ip }
    const asked = { subjectId: matchId, order, by: editor }
    if (readDryRun(ctx)) {
      return previewOrder(resultEnter, { ...asked, order: { ...order, beforeStart: true } })
    }
    const waiting = await askSecondOfficer(resultEnter, asked)
    return waiting ?? carriedOut(await entering.enterResult({ matchId, ...order, editor }))
  },
})

export const undoResult = operation({
  who: 'results.undo',
  method: 'POST',
  path: '/v1/matches/:id/results/undo',
  does: 'Takes the result back: the facts before it are in force again, as the next revision.',
  stepUp: 'byAction',
  body: undoResultValidator,
  answers: reply<SettlementPreview & Approval>(),
  errors: [
    'noResultToUndo',
    'resultRevisionConflict',
    'isRequiredArea',
    'holdsBet',
    'decisionWaits',
    'stepUpNeeded',
  ],
  notes: {
    in: `${DRY_RUN}, and needs no \`reason\`; \`basedOnRevision\` the one to take back`,
    out: `the facts null where there were none; ${WAITS}`,
  },
  async handle({ ctx, params: { id: matchId }, principal, body, ip }) {
    const { basedOnRevision, reason } = body
    const editor = { principal, ip }
    const asked = { subjectId: matchId, by: editor }
    if (readDryRun(ctx)) {
      return previewOrder(resultUndo, { ...asked, order: { basedOnRevision, reason: '' } })
    }
    if (reason === undefined) throw AppError.field('reason', 'isRequiredArea')
    await requireStepUp(principal)
    const order = { basedOnRevision, reason }
    const waiting = await askSecondOfficer(resultUndo, { ...asked, order })
    return waiting ?? carriedOut(await undoing.undoResult({ matchId, ...order, editor }))
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
