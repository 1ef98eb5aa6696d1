/** What leaves the house of a report: its file, and apart from it the names of its players. */
import type { ReportedName, SuspicionFile } from '@grandstand/shared-types/wire/betting/suspicion'
import { inTransaction } from '#core/database/transactions'
import { operation } from '#core/operations/operation'
import { reply, sendJson } from '#core/operations/reply'
import { requireStepUp } from '#core/requests/step_up'
import { lockReport, recordStep } from '#suspicion/actions/steps'
import { reportedNames, reportFile } from '#suspicion/queries/report_facts'
import { reasonValidator } from '#suspicion/validators/report'

export const suspicionFile = operation({
  method: 'POST',
  path: '/v1/suspicion-reports/:id/file',
  does: 'The file of a closed report, byte by byte as it was frozen; recorded in the audit log.',
  who: 'suspicion.report',
  answers: reply<SuspicionFile>(),
  errors: ['suspicionState'],
  async handle({ ctx, params: { id }, principal, ip }) {
    const content = await reportFile(principal.siteId, id)
    await inTransaction((trx) =>
      recordStep(trx, { principal, ip }, { action: 'suspicionReport.file', id })
    )
    return sendJson(ctx, 200, content)
  },
})

export const suspicionNames = operation({
  method: 'POST',
  path: '/v1/suspicion-reports/:id/names',
  does: 'Who the players of a closed report are; recorded in the audit log with the reason.',
  stepUp: 'byAction',
  who: 'suspicion.names',
  body: reasonValidator,
  answers: reply<ReportedName[]>(),
  errors: ['suspicionState', 'stepUpNeeded', 'minLengthMaxLength'],
  async handle({ params: { id }, principal, body, ip }) {
    const editor = { principal, ip }
    await inTransaction(async (trx) => {
      await lockReport(trx, editor, id, ['closed', 'sent', 'answered'])
      await requireStepUp(principal, trx)
      await recordStep(trx, editor, { action: 'suspicionReport.names', id, ...body })
    })
    return reportedNames(id)
  },
})
