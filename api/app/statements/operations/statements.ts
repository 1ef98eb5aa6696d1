/** Statements of dealers: drawn up, read, approved, paid, locked. */
import type {
  PeriodsDrawn,
  StatementBranch,
  StatementDays,
  StatementRow,
} from '@grandstand/shared-types/wire/money/statements'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import * as advancing from '#statements/actions/advance_statement'
import { drawUpPeriods } from '#statements/actions/draw_up'
import { branchFigures } from '#statements/queries/branch_figures'
import { daysOfStatement } from '#statements/queries/statement_days'
import {
  scopeStatements,
  statementCouponResource,
  statementResource,
  withDays,
} from '#statements/queries/statement_resource'

const coupons = { permission: 'statements.view', scope: scopeStatements, mayLag: true } as const
const reads = { ...coupons, extend: withDays } as const
const statementRow = rowReader(statementResource, reads)

export const statementLists = {
  ...aroundList('statements', statementResource, reads),
  ...readOperations('statements', statementResource, reads),
  ...aroundList('statementCoupons', statementCouponResource, coupons),
  ...readOperations('statementCoupons', statementCouponResource, coupons),
}

export const statementBranch = operation({
  method: 'GET',
  path: '/v1/statements/:id/branch',
  mayLag: true,
  does: "The sums over all statements of the dealer's branch, in the same period and currency.",
  who: 'statements.view',
  answers: reply<StatementBranch>(),
  handle: ({ params: { id }, principal }) => branchFigures(principal, id),
})

export const statementDays = operation({
  method: 'GET',
  path: '/v1/statements/:id/days',
  mayLag: true,
  does: 'Stakes and payouts of a statement by day, by hour of a single day, beside those of the branch.',
  who: 'statements.view',
  answers: reply<StatementDays>(),
  handle: ({ params: { id }, principal }) => daysOfStatement(principal, id),
})

export const drawUpStatements = operation({
  method: 'POST',
  path: '/v1/statement-periods',
  does: 'Draws up every closed period of the brand that is not drawn up yet.',
  stepUp: 'none: sums up; paying asks',
  spec: ['accounts (back office)', 'dealer movements (back office)'],
  who: 'statements.draw',
  answers: reply<PeriodsDrawn>(),
  notes: { out: 'the platform does the same by itself every ten minutes' },
  async handle({ principal, ip }) {
    return { count: await drawUpPeriods(principal.siteId, { principal, ip }) }
  },
})

export const approveStatement = operation({
  method: 'POST',
  path: '/v1/statements/:id/approve',
  does: 'Approves a draft.',
  stepUp: 'none: paying asks',
  who: 'statements.approve',
  answers: reply<StatementRow>(),
  errors: ['statementState'],
  async handle({ params: { id }, principal, ip }) {
    await advancing.approveStatement({ principal, ip }, id)
    return statementRow(id, principal)
  },
})

export const payStatement = operation({
  method: 'POST',
  path: '/v1/statements/:id/pay',
  does: "Pays the commission of an approved statement into the dealer's cash, once.",
  stepUp: 'byAction',
  who: 'statements.pay',
  answers: reply<StatementRow>(),
  errors: ['statementState', 'currencyDiffers', 'stepUpNeeded'],
  async handle({ params: { id }, principal, ip }) {
    await advancing.payStatement({ principal, ip }, id)
    return statementRow(id, principal)
  },
})

export const lockStatement = operation({
  method: 'POST',
  path: '/v1/statements/:id/lock',
  does: 'Locks a statement that is paid.',
  stepUp: 'none: ends a statement, and pays nothing',
  who: 'statements.lock',
  answers: reply<StatementRow>(),
  errors: ['statementState'],
  async handle({ params: { id }, principal, ip }) {
    await advancing.lockStatement({ principal, ip }, id)
    return statementRow(id, principal)
  },
})
