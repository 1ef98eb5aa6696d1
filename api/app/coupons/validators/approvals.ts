import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { APPROVAL_SECONDS } from '@grandstand/shared-types/wire/betting/approvals'
import type { Infer } from '@vinejs/vine/types'
import { amountMinor, vine } from '#core/requests/validation'

const bounds = () => ({
  stakeAboveMinor: amountMinor(0),
  payoutAboveMinor: amountMinor(0),
  waitSeconds: vine
    .number({ strict: true })
    .withoutDecimals()
    .min(APPROVAL_SECONDS.least)
    .max(APPROVAL_SECONDS.most),
})

/** Body of POST /v1/approval-rules; without a user, or with 0, for the whole brand. */
export const createApprovalRuleValidator = vine.compile(
  vine.object({
    userId: vine.number({ strict: true }).withoutDecimals().min(0).nullable().optional(),
    currency: vine.enum(CURRENCY_CODES),
    ...bounds(),
  })
)
export type NewApprovalRule = Infer<typeof createApprovalRuleValidator>

/** Body of PUT /v1/approval-rules/:id. */
export const updateApprovalRuleValidator = vine.compile(vine.object(bounds()))
export type ApprovalBounds = Infer<typeof updateApprovalRuleValidator>

/** Body of POST /v1/coupon-approvals/:id/offer. */
export const offerStakeValidator = vine.compile(vine.object({ stakeMinor: amountMinor(1) }))
