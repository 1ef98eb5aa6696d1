/** Statements of affiliates: drawn up, read, approved, paid, locked. */
import type { AffiliateStatementRow } from '@grandstand/shared-types/wire/affiliates/statements'
import type { PeriodsDrawn } from '@grandstand/shared-types/wire/money/statements'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import * as advancing from '#affiliates/actions/advance_statement'
import { drawUpPeriods } from '#affiliates/actions/draw_up'
import { payOutAgain } from '#affiliates/actions/pay_out_again'
import { payStatement, withdrawPayment } from '#affiliates/actions/pay_statement'
import { statementLineResource } from '#affiliates/queries/statement_line_resource'
import {
  scopeStatements,
  statementPlayerResource,
  statementResource,
  withOfficers,
} from '#affiliates/queries/statement_resource'

const players = { permission: 'affiliates.view', scope: scopeStatements, mayLag: true } as const
const reads = { ...players, extend: withOfficers } as const
const statementRow = rowReader(statementResource, reads)

export const affiliateStatementLists = {
  ...aroundList('affiliateStatements', statementResource, reads),
  ...readOperations('affiliateStatements', statementResource, reads),
  ...aroundList('affiliateStatementPlayers', statementPlayerResource, players),
  ...readOperations('affiliateStatementPlayers', statementPlayerResource, players),
  ...aroundList('affiliateStatementLines', statementLineResource, players),
  ...readOperations('affiliateStatementLines', statementLineResource, players),
}

export const drawUpAffiliateStatements = operation({
  method: 'POST',
  path: '/v1/affiliate-periods',
  does: 'Draws up every closed period of the brand whose affiliates have no statements yet.',
  stepUp: 'none: sums up; paying asks',
  who: 'affiliates.pay',
  answers: reply<PeriodsDrawn>(),
  notes: { out: 'the platform does the same by itself every ten minutes' },
  async handle({ principal, ip }) {
    return { count: await drawUpPeriods(principal.siteId, { principal, ip }) }
  },
})

const step = { who: 'affiliates.pay', answers: reply<AffiliateStatementRow>() } as const

export const approveAffiliateStatement = operation({
  ...step,
  method: 'POST',
  path: '/v1/affiliate-statements/:id/approve',
  does: 'Approves a draft.',
  stepUp: 'none: paying asks',
  errors: ['statementState'],
  async handle({ params: { id }, principal, ip }) {
    await advancing.approveStatement({ principal, ip }, id)
    return statementRow(id, principal)
  },
})

export const payAffiliateStatement = operation({
  ...step,
  method: 'POST',
  path: '/v1/affiliate-statements/:id/pay',
  does: 'Pays an approved statement into the affiliate’s cash, once; above the brand’s bound, when a second officer asks for it too.',
  stepUp: 'byAction',
  errors: ['statementState', 'currencyDiffers', 'stepUpNeeded', 'sameOfficer'],
  async handle({ params: { id }, principal, ip }) {
    await payStatement({ principal, ip }, id)
    return statementRow(id, principal)
  },
})

export const payOutAffiliateStatement = operation({
  ...step,
  method: 'POST',
  path: '/v1/affiliate-statements/:id/pay-out',
  does: 'Asks again for the withdrawal of a paid statement whose money stayed in the account because none could be ordered.',
  stepUp: 'byAction',
  errors: ['statementState', 'stepUpNeeded'],
  async handle({ params: { id }, principal, ip }) {
    await payOutAgain({ principal, ip }, id)
    return statementRow(id, principal)
  },
})

export const withdrawAffiliatePayment = operation({
  ...step,
  method: 'POST',
  path: '/v1/affiliate-statements/:id/withdraw-approval',
  does: 'The first of two officers takes the own approval of a payment back before the second gives theirs.',
  stepUp: 'none: moves nothing',
  errors: ['statementState'],
  async handle({ params: { id }, principal, ip }) {
    await withdrawPayment({ principal, ip }, id)
    return statementRow(id, principal)
  },
})

export const lockAffiliateStatement = operation({
  ...step,
  method: 'POST',
  path: '/v1/affiliate-statements/:id/lock',
  does: 'Locks a statement that is paid.',
  stepUp: 'none: ends a statement, and pays nothing',
  errors: ['statementState'],
  async handle({ params: { id }, principal, ip }) {
    await advancing.lockStatement({ principal, ip }, id)
    return statementRow(id, principal)
  },
})
