/** Commission plans of a brand, and the plans of dealers. */
import type {
  CommissionPlanRow,
  DealerCommission,
} from '@grandstand/shared-types/wire/money/statements'
import { createOperation, editsOf } from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import * as editing from '#statements/actions/edit_plans'
import {
  commissionsOfDealer,
  planResource,
  scopePlans,
  withVersions,
} from '#statements/queries/plan_resource'
import {
  dealerCommissionValidator,
  planValidator,
  versionValidator,
} from '#statements/validators/plans'

const reads = { permission: 'commission.view', scope: scopePlans, extend: withVersions } as const
const plans = editsOf(planResource, 'commission.edit', reads)

/** Errors of terms that do not fit each other. */
const TERMS_ERRORS = ['alreadyExists', 'turnoverTwice', 'capOnly', 'isRequiredArea'] as const

export const planLists = {
  ...aroundList('commissionPlans', planResource, reads),
  ...readOperations('commissionPlans', planResource, reads),
  ...createOperation('commissionPlans', plans, {
    does: 'A new commission plan with its first version.',
    stepUp: 'always',
    body: planValidator,
    errors: TERMS_ERRORS,
    run: editing.createPlan,
  }),
}

export const addPlanVersion = operation({
  method: 'POST',
  path: '/v1/commission-plans/:id/versions',
  does: 'New terms of a plan, for periods that begin on the day or later.',
  stepUp: 'always',
  who: 'commission.edit',
  body: versionValidator,
  answers: reply<CommissionPlanRow>(201),
  errors: TERMS_ERRORS,
  async handle({ params: { id }, principal, ip, body }) {
    await editing.addVersion({ principal, ip }, id, body)
    return plans.row(id, principal)
  },
})

export const dealerCommission = operation({
  method: 'GET',
  path: '/v1/users/:id/commission',
  does: 'The commission plans of a dealer, the latest first.',
  who: 'statements.view',
  answers: reply<DealerCommission[]>(),
  handle: ({ params: { id }, principal }) => commissionsOfDealer(principal, id),
})

export const giveCommission = operation({
  method: 'POST',
  path: '/v1/dealer-commissions',
  does: 'Gives a dealer or partner a plan, or none, for periods that begin on the day or later.',
  stepUp: 'always',
  who: 'commission.give',
  body: dealerCommissionValidator,
  answers: reply<DealerCommission[]>(201),
  errors: ['alreadyExists', 'notFound'],
  async handle({ principal, ip, body }) {
    await editing.giveCommission({ principal, ip }, body)
    return commissionsOfDealer(principal, body.dealerId)
  },
})
