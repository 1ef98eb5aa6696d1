/** Reports of suspicious betting, as staff open, write, close and drop them. */
import type {
  SuspicionFacts,
  SuspicionReportRow,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import * as steps from '#suspicion/actions/steps'
import { reportFacts } from '#suspicion/queries/report_facts'
import { reportResource, reportRow, scopeReports } from '#suspicion/queries/report_resource'
import { newReportValidator, reasonValidator, reportValidator } from '#suspicion/validators/report'

const REPORT = 'suspicion.report'
const reads = { permission: REPORT, scope: scopeReports, exportsPeople: true } as const

export const suspicionReportLists = {
  ...aroundList('suspicionReports', reportResource, reads),
  ...readOperations('suspicionReports', reportResource, reads),
}

export const openSuspicionReport = operation({
  method: 'POST',
  path: '/v1/suspicion-reports',
  does: 'Opens a report of suspicious betting on a match.',
  who: REPORT,
  body: newReportValidator,
  bodyKb: 32,
  answers: reply<SuspicionReportRow>(201),
  errors: ['minLengthMaxLength'],
  handle: async ({ principal, body, ip }) =>
    reportRow(await steps.openReport({ principal, ip }, body), principal),
})

export const writeSuspicionReport = operation({
  method: 'PUT',
  path: '/v1/suspicion-reports/:id',
  does: 'Changes what staff wrote in a draft.',
  who: REPORT,
  body: reportValidator,
  bodyKb: 32,
  answers: reply<SuspicionReportRow>(),
  errors: ['suspicionState', 'minLengthMaxLength'],
  async handle({ params: { id }, principal, body, ip }) {
    await steps.writeReport({ principal, ip }, id, body)
    return reportRow(id, principal)
  },
})

export const suspicionFacts = operation({
  method: 'GET',
  path: '/v1/suspicion-reports/:id/facts',
  does: 'The bets on the match of a report: by outcome over time, players without names, coupons.',
  who: REPORT,
  mayLag: true,
  answers: reply<SuspicionFacts>(),
  notes: { out: 'of now for a draft, of its closing for a closed report' },
  handle: ({ params: { id }, principal }) => reportFacts(principal.siteId, id),
})

export const closeSuspicionReport = operation({
  method: 'POST',
  path: '/v1/suspicion-reports/:id/closing',
  does: 'Closes a draft: its facts and text are frozen as a file with a SHA-256.',
  who: REPORT,
  answers: reply<SuspicionReportRow>(),
  errors: ['suspicionState'],
  async handle({ params: { id }, principal, ip }) {
    await steps.closeReport({ principal, ip }, id)
    return reportRow(id, principal)
  },
})

export const dropSuspicionReport = operation({
  method: 'POST',
  path: '/v1/suspicion-reports/:id/dropping',
  does: 'Ends a draft that turned out to be nothing.',
  who: REPORT,
  body: reasonValidator,
  answers: reply<SuspicionReportRow>(),
  errors: ['suspicionState', 'minLengthMaxLength'],
  async handle({ params: { id }, principal, body, ip }) {
    await steps.dropReport({ principal, ip }, id, body.reason)
    return reportRow(id, principal)
  },
})
