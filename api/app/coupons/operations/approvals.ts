/** Coupons that wait for a trader because of their size, and the bounds of it (rules 18.3). */
import type { CouponApprovalRow } from '@grandstand/shared-types/wire/betting/approvals'
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { decideApproval } from '#coupons/approval/decide_approval'
import * as rules from '#coupons/approval/edit_approval_rules'
import {
  approvalResource,
  approvalRuleResource,
  scopeApprovalRules,
  scopeApprovals,
} from '#coupons/queries/approval_resources'
import {
  createApprovalRuleValidator,
  offerStakeValidator,
  updateApprovalRuleValidator,
} from '#coupons/validators/approvals'

const LIMITS = 'prices.limit'
const ruleReads = { permission: LIMITS, scope: scopeApprovalRules } as const
const ruleEdits = editsOf(approvalRuleResource, LIMITS, ruleReads)
const reads = { permission: LIMITS, scope: scopeApprovals } as const
const approvalRow = rowReader(approvalResource, reads)

export const approvalOperations = {
  ...aroundList('approvalRules', approvalRuleResource, ruleReads),
  ...readOperations('approvalRules', approvalRuleResource, ruleReads),
  ...createOperation('approvalRules', ruleEdits, {
    does: 'Lets coupons above a stake or a possible payout wait for a trader.',
    stepUp: 'byAction',
    body: createApprovalRuleValidator,
    errors: ['isRequiredArea', 'alreadyExists', 'stepUpNeeded'],
    notes: {
      in: '`userId` a player, or a dealer with everybody below; 0 or none for the brand; a bound of 0 is none; the narrowest rule counts, for coupons in `currency` alone',
    },
    run: rules.createApprovalRule,
  }),
  ...updateOperation('approvalRules', ruleEdits, {
    does: 'Sets the bounds of such a rule anew.',
    stepUp: 'byAction',
    body: updateApprovalRuleValidator,
    errors: ['isRequiredArea', 'stepUpNeeded'],
    run: rules.updateApprovalRule,
  }),
  ...deleteOperation('approvalRules', ruleEdits, {
    does: 'Removes such a rule; coupons that wait go on waiting.',
    stepUp: 'byAction',
    errors: ['stepUpNeeded'],
    run: rules.deleteApprovalRule,
  }),
  ...aroundList('couponApprovals', approvalResource, reads),
  ...readOperations('couponApprovals', approvalResource, reads),
}

const answers = {
  who: LIMITS,
  method: 'POST',
  answers: reply<CouponApprovalRow>(),
} as const

export const acceptWaitingCoupon = operation({
  ...answers,
  path: '/v1/coupon-approvals/:id/accept',
  does: 'A trader accepts a coupon that waits; it is checked again as at the end of any acceptance delay.',
  stepUp: 'none: a bet within the limits of the brand, and the player waits',
  errors: ['updatedError'],
  async handle({ params: { id }, principal, ip }) {
    await decideApproval({ principal, ip }, id, { kind: 'accepted' })
    return approvalRow(id, principal)
  },
})

export const refuseWaitingCoupon = operation({
  ...answers,
  path: '/v1/coupon-approvals/:id/refuse',
  does: 'A trader refuses a coupon that waits; its stake returns.',
  stepUp: 'none: a bet that is not taken',
  errors: ['updatedError'],
  async handle({ params: { id }, principal, ip }) {
    await decideApproval({ principal, ip }, id, { kind: 'refused' })
    return approvalRow(id, principal)
  },
})

export const offerLowerStake = operation({
  ...answers,
  path: '/v1/coupon-approvals/:id/offer',
  does: 'A trader refuses a coupon that waits, and offers to take it at a lower stake for two minutes.',
  stepUp: 'none: a smaller bet',
  body: offerStakeValidator,
  errors: ['updatedError', 'amountTooLarge'],
  async handle({ params: { id }, principal, ip, body }) {
    await decideApproval({ principal, ip }, id, { kind: 'offered', ...body })
    return approvalRow(id, principal)
  },
})
