/** To whom a report was sent, and what they answered. */
import type { SuspicionSending } from '@grandstand/shared-types/wire/betting/suspicion'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import * as sendings from '#suspicion/actions/sendings'
import { reportRow } from '#suspicion/queries/report_resource'
import { reportSendings } from '#suspicion/queries/report_sendings'
import { answerValidator, sendingValidator } from '#suspicion/validators/report'

const REPORT = 'suspicion.report'

export const suspicionSendings = operation({
  method: 'GET',
  path: '/v1/suspicion-reports/:id/sendings',
  does: 'To whom a report was sent, when, under which reference, and the answers.',
  who: REPORT,
  answers: reply<SuspicionSending[]>(),
  async handle({ params: { id }, principal }) {
    await reportRow(id, principal)
    return reportSendings(id)
  },
})

export const sendSuspicionReport = operation({
  method: 'POST',
  path: '/v1/suspicion-reports/:id/sendings',
  does: 'Puts on record that a closed report was sent.',
  who: REPORT,
  body: sendingValidator,
  answers: reply<SuspicionSending[]>(201),
  errors: ['suspicionState', 'timeToCome', 'minLengthMaxLength'],
  async handle({ params: { id }, principal, body, ip }) {
    await sendings.recordSending({ principal, ip }, id, body)
    return reportSendings(id)
  },
})

export const answerSuspicionReport = operation({
  method: 'POST',
  path: '/v1/suspicion-reports/:id/sendings/:sendingId/answer',
  does: 'Puts the answer to a sending on record.',
  who: REPORT,
  body: answerValidator,
  bodyKb: 32,
  answers: reply<SuspicionSending[]>(),
  errors: ['suspicionState', 'minLengthMaxLength'],
  async handle({ params, principal, body, ip }) {
    await sendings.recordAnswer({ principal, ip }, params, body.answer)
    return reportSendings(params.id)
  },
})
