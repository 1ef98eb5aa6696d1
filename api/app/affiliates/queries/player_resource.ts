import type { ReferralFlag, ReferralStanding } from '@grandstand/shared-types/affiliates/referral'
import type {
  AffiliateFlagRow,
  AffiliatePlayerRow,
  FlagState,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const withPeople = (query: Query): Query =>
  query
    .join('affiliates', 'affiliates.id', 'affiliate_referrals.affiliate_id')
    .join('users as owners', 'owners.id', 'affiliates.user_id')
    .join('users', 'users.id', 'affiliate_referrals.user_id')

const people = {
  affiliateId: number('affiliate_referrals.affiliate_id'),
  affiliateName: text('owners.username'),
  userId: number('affiliate_referrals.user_id'),
  username: text('users.username'),
}

const fields = {
  id: number('affiliate_referrals.id'),
  ...people,
  currency: text('users.currency'),
  code: text('affiliate_codes.code'),
  campaign: text('affiliate_referrals.campaign'),
  standing: text<ReferralStanding>('affiliate_referrals.standing'),
  registeredAt: number('affiliate_referrals.registered_at'),
  firstDepositAt: orNull(number('affiliate_referrals.first_deposit_at')),
  firstDepositMinor: orNull(number('affiliate_referrals.first_deposit')),
} satisfies FieldsOf<AffiliatePlayerRow>

export const playerResource: Resource<typeof fields> = {
  name: 'affiliate-players',
  fields,
  from: (query) =>
    withPeople(query.from('affiliate_referrals')).join(
      'affiliate_codes',
      'affiliate_codes.id',
      'affiliate_referrals.code_id'
    ),
  search: ['users.username', 'owners.username'],
  filters: {
    registeredAt_gte: atLeast('affiliate_referrals.registered_at'),
    registeredAt_lte: atMost('affiliate_referrals.registered_at'),
  },
  defaultSort: ['id', 'desc'],
}

const flagFields = {
  id: number('affiliate_flags.id'),
  referralId: number('affiliate_flags.referral_id'),
  ...people,
  affiliateUserId: number('affiliates.user_id'),
  flag: text<ReferralFlag>('affiliate_flags.flag'),
  state: text<FlagState>('affiliate_flags.state'),
  reason: orNull(text('affiliate_flags.reason')),
  createdAt: number('affiliate_flags.created_at'),
  decidedAt: orNull(number('affiliate_flags.decided_at')),
} satisfies FieldsOf<AffiliateFlagRow>

export const flagResource: Resource<typeof flagFields> = {
  name: 'affiliate-flags',
  fields: flagFields,
  from: (query) =>
    withPeople(
      query
        .from('affiliate_flags')
        .join('affiliate_referrals', 'affiliate_referrals.id', 'affiliate_flags.referral_id')
    ),
  search: ['users.username', 'owners.username'],
  defaultSort: ['id', 'desc'],
}

/** Referrals of the brand, and their flags. */
export const scopeReferrals = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where('affiliate_referrals.site_id', siteId)
