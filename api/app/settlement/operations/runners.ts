/** What becomes of a runner before its race, and what that does to the bets on it. */
import type { RunnerAnswer } from '@grandstand/shared-types/wire/betting/races'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { editRunner } from '#catalogue/actions/edit_runner'
import { raceField } from '#catalogue/queries/race_field'
import { editRunnerValidator } from '#catalogue/validators/races'
import { previewRunner } from '#settlement/queries/preview_runner'
import { readDryRun } from '#settlement/validators/dry_run'

export const runnerUpdate = operation({
  who: 'matches.edit',
  method: 'PUT',
  path: '/v1/matches/:id/runner',
  does: 'Says that a runner is withdrawn, does not run, or came in; its prices close or open, and its markets are suspended.',
  body: editRunnerValidator,
  answers: reply<RunnerAnswer>(),
  errors: ['raceField', 'holdsBet'],
  notes: {
    in: '`withdrawnAt` and `withdrawnOddsMilli` with status withdrawn: bets placed before lose by them; a result in force reads them with its next revision; `dryRun` true in the query: says which bets it touches, and changes nothing',
    out: '`effect` of a dry run, over all brands; null otherwise',
  },
  async handle({ ctx, params: { id }, principal, ip, body }) {
    const editor = { principal, ip }
    if (readDryRun(ctx)) {
      const effect = await previewRunner(editor, id, body)
      return { ...(await raceField(id)), effect }
    }
    await editRunner(editor, id, body)
    return { ...(await raceField(id)), effect: null }
  },
})
