/** Coupons that wait for a trader, and the bounds, as staff see them. */
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type {
  ApprovalRuleRow,
  ApprovalState,
  CouponApprovalRow,
} from '@grandstand/shared-types/wire/betting/approvals'
import {
  ascii,
  number,
  orNull,
  text,
  bool,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const ruleFields = {
  id: number('approval_rules.id'),
  userId: number('approval_rules.user_id'),
  username: orNull(text('users.username')),
  currency: text<CurrencyCode>('approval_rules.currency'),
  stakeAboveMinor: number('approval_rules.stake_above'),
  payoutAboveMinor: number('approval_rules.payout_above'),
  waitSeconds: number('approval_rules.wait_seconds'),
  updatedAt: number('approval_rules.updated_at'),
} satisfies FieldsOf<ApprovalRuleRow>

export const approvalRuleResource: Resource<typeof ruleFields> = {
  name: 'approval-rules',
  fields: ruleFields,
  from: (query) =>
    query.from('approval_rules').leftJoin('users', 'users.id', 'approval_rules.user_id'),
  search: ['users.username', 'approval_rules.currency'],
  defaultSort: ['id', 'desc'],
}

export const scopeApprovalRules = (query: Query, { siteId }: Principal): void =>
  void query.where('approval_rules.site_id', siteId)

const fields = {
  id: number('coupon_approvals.id'),
  code: ascii('coupons.code'),
  userId: number('coupon_approvals.user_id'),
  username: text('users.username'),
  currency: text('coupons.currency'),
  totalStakeMinor: number('coupons.total_stake'),
  maxPayoutMinor: number('coupons.max_payout'),
  totalOddsMilli: number('coupons.total_odds_milli'),
  selectionCount: number('coupons.selection_count'),
  isLive: bool('coupons.is_live'),
  state: text<ApprovalState>('coupon_approvals.state'),
  askedAt: number('coupon_approvals.asked_at'),
  askUntil: number('coupon_approvals.ask_until'),
  offeredStakeMinor: orNull(number('coupon_approvals.offered_stake')),
  officerId: orNull(number('coupon_approvals.officer_id')),
  officerName: orNull(text('officers.username')),
  decidedAt: orNull(number('coupon_approvals.decided_at')),
} satisfies FieldsOf<CouponApprovalRow>

export const approvalResource: Resource<typeof fields> = {
  name: 'coupon-approvals',
  fields,
  from: (query) =>
    query
      .from('coupon_approvals')
      .join('coupons', 'coupons.id', 'coupon_approvals.id')
      .join('users', 'users.id', 'coupon_approvals.user_id')
      .leftJoin('users as officers', 'officers.id', 'coupon_approvals.officer_id'),
  search: ['coupons.code', 'users.username'],
  defaultSort: ['id', 'desc'],
}

export const scopeApprovals = (query: Query, { siteId }: Principal): void =>
  void query.where('coupon_approvals.site_id', siteId)
